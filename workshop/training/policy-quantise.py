"""
Rounds the policy net to whole numbers and measures what rounding costs.

  python3 policy-quantise.py CHECKPOINT VERSION HELD-OUT.planes POLICY.bin

Folds the batch norms into the weights. Settings from the environment: POSITIONS (12000) of the held-out ones to measure.
"""

import math
import os
import sys

import numpy as np
import torch
from torch.nn import functional

from policy_net import LOGIT_UNIT, UNIT, PolicyNet, load, masked, predict
from policy_whole import WholeNet, from_bytes, to_bytes


def folded(convolution, norm, joined=None):
    """Weights [channels, 9, inputs] and bias with the norm in them; `joined` weights are scaled likewise."""
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    weight = convolution.weight * scale[:, None, None, None]
    bias = norm.bias - norm.running_mean * scale
    taps = weight.permute(0, 2, 3, 1).reshape(len(weight), 9, -1)
    return [part.detach().double().numpy() for part in (taps, bias, *([joined * scale[:, None]] if joined is not None else []))]


def best_scales(weights):
    """The scale of each row that loses least by rounding to -127..127."""
    most = np.abs(weights).max(1, keepdims=True) / 127
    best, least = most, np.full_like(most, np.inf)
    for share in np.linspace(0.6, 1, 41):
        scale = np.maximum(most * share, 1e-12)
        error = ((np.clip(np.rint(weights / scale), -127, 127) * scale - weights) ** 2).sum(1, keepdims=True)
        best, least = np.where(error < least, scale, best), np.minimum(error, least)
    return best[:, 0]


def quantised(rows, bias):
    """Rows of weights as bytes, with bias, shift and factors; and the scale of each channel."""
    scale = best_scales(rows)
    shift = max(0, math.floor(math.log2(32767 / 32768 / scale.max())))
    # The 16-bit sums must reach twice the highest activation, whatever the channel.
    scale = np.maximum(scale, 2.0 ** -(shift + 3))
    factor = np.rint(scale * 2**shift * 32768)
    scale = factor / (2**shift * 32768)
    whole = np.clip(np.rint(rows / scale[:, None]), -127, 127).astype(np.int8)
    rounding = 1 << (shift - 1) if shift else 0
    return whole, np.rint(bias * UNIT / scale).astype(np.int64) + rounding, shift, factor.astype(np.int16), scale


def quantise(model):
    """The tables of policy_whole.py."""
    model.eval()
    tables, biases, shifts, factors, contexts, context_shifts = {}, [], [], [], [], []

    def add(rows, bias):
        whole, bias, shift, factor, scale = quantised(rows.reshape(len(rows), -1), bias)
        biases.append(bias), shifts.append(shift), factors.append(factor)
        return whole, scale

    rows, bias = folded(model.entry, model.entry_norm)
    tables["entry"], _ = add(rows, bias)
    for number, block in enumerate(model.blocks):
        rows, bias = folded(block.first, block.first_norm)
        tables[f"first{number}"], scale = add(rows, bias)
        context = block.context.weight.detach().double().numpy().T * UNIT / scale
        context_shift = max(0, math.ceil(math.log2(np.abs(context).max() / 32767)))
        contexts.append(np.rint(context / 2**context_shift)), context_shifts.append(context_shift)
        rows, bias, pooled = folded(block.second, block.second_norm, block.pooled.weight)
        whole, _ = add(np.concatenate([rows.reshape(len(rows), -1), pooled], axis=1), bias)
        split = rows.shape[1] * rows.shape[2]
        tables[f"second{number}"], tables[f"pooled{number}"] = whole[:, :split], whole[:, split:]
    for name in ("starts", "ends"):
        head = getattr(model, name)
        tables[name], _ = add(head.weight.detach().double().numpy()[:, :, 0, 0], head.bias.detach().double().numpy())
    under = np.rint(model.underpromotion.detach().double().numpy() * LOGIT_UNIT)
    return {
        **tables,
        **{"bias": np.concatenate(biases), "underpromotion": under, "shift": np.array(shifts), "factor": np.concatenate(factors)},
        **{"context": np.stack(contexts), "context_shift": np.array(context_shifts)},
    }


def main(checkpoint, version, held_out_path, out_path):
    records = load([held_out_path], torch.device("cpu"), int(os.environ.get("POSITIONS", 12_000)))
    model = PolicyNet()
    model.load_state_dict(torch.load(checkpoint, map_location="cpu")["model"])
    content = to_bytes(quantise(model), int(version))
    with open(out_path, "wb") as file:
        file.write(content)
    sums = np.zeros(5)
    for (logits, mask, played), whole in zip(predict(model, records, 500), WholeNet(from_bytes(content)).parts(records)):
        whole = masked(torch.from_numpy(whole).float() / LOGIT_UNIT, mask)
        for at, kind in enumerate((logits, whole)):
            sums[2 * at] += functional.cross_entropy(kind, played, reduction="sum").item() / math.log(2)
            sums[2 * at + 1] += (kind.argmax(1) == played).sum().item()
        sums[4] += (logits.argmax(1) == whole.argmax(1)).sum().item()
    bits, first, whole_bits, whole_first, same = sums / len(records)
    print(f"{len(records)} held-out positions: {bits:.4f} bits and {100 * first:.2f} % first choices in floats,")
    print(f"{whole_bits:.4f} and {100 * whole_first:.2f} in whole numbers; the same first choice in {100 * same:.2f} %")
    print(f"{len(content)} bytes in {out_path}")


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit("usage: policy-quantise.py CHECKPOINT VERSION HELD-OUT.planes POLICY.bin")
    main(*sys.argv[1:])
