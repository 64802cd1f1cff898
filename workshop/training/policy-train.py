"""
Trains the policy net of people's moves: six blocks of 64 filters, about half a megabyte once its weights are bytes.

  python3 policy-train.py CHECKPOINT SEED BATCHES HELD-OUT.planes TRAINING.planes...

Reads what policy-planes wrote. Resumes from CHECKPOINT if it exists, and replaces it atomically every two minutes and at the
end, so it may be killed at any moment. Settings from the environment: RATE (0.004), reached after WARM (1000) batches and
then falling linearly to zero at the last batch; BATCH (8192) positions; DECAY (0.03) of the weights; MIRROR (0.25), the share
of positions without castling rights that are mirrored; POSITIONS to use only the first so many; SECONDS_LIMIT after which the rate
reaches zero even if batches are left. The same seed, data, settings and machine give the same order of positions, also after
an interruption.

Loss: weighted cross-entropy of the move played among the legal moves, in bits. AdamW.
"""

import math
import os
import sys
import time

import torch
from torch.nn import functional

from policy_net import PolicyNet, can_mirror, decode, load, masked, measure

SAVE_SECONDS, HELD_OUT_POSITIONS = 120, 12_000


def setting(name, otherwise):
    return type(otherwise)(os.environ.get(name, otherwise))


def save(path, content):
    torch.save(content, f"{path}.part")
    os.replace(f"{path}.part", path)


def make_optimizer(model, decay, device):
    """Only kernels decay: the norms set the scale of the rest."""
    kernels = [p for name, p in model.named_parameters() if p.dim() > 1 and "context" not in name]
    others = [p for name, p in model.named_parameters() if p.dim() < 2 or "context" in name]
    groups = [{"params": kernels, "weight_decay": decay}, {"params": others, "weight_decay": 0.0}]
    return torch.optim.AdamW(groups, lr=0.0, **({"fused": True} if device.type == "cuda" else {}))


class Order:
    """The order of the positions in each round, and which of them are mirrored. Depends only on the seed and the round."""

    def __init__(self, records, seed, size, share):
        self.records, self.seed, self.size, self.share = records, seed, size, share
        self.in_round, self.round = len(records) // size, None
        self.eligible = can_mirror(records)

    def batch(self, step):
        if self.round != step // self.in_round:
            self.round = step // self.in_round
            device = self.records.device
            random = torch.Generator(device).manual_seed(self.seed * 1_000_003 + self.round)
            self.order = torch.randperm(len(self.records), generator=random, device=device)
            self.mirrored = (torch.rand(len(self.records), generator=random, device=device) < self.share) & self.eligible
        first = step % self.in_round * self.size
        chosen = self.order[first : first + self.size]
        return decode(self.records[chosen], self.mirrored[chosen])


def main(checkpoint, seed, batches, held_out_path, training_paths):
    seed, batches = int(seed), int(batches)
    rate, warm, size, decay = setting("RATE", 0.004), setting("WARM", 1_000), setting("BATCH", 8_192), setting("DECAY", 0.03)
    mirror, seconds, report = setting("MIRROR", 0.25), setting("SECONDS_LIMIT", math.inf), setting("REPORT", 250)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    on_gpu = device.type == "cuda"
    if on_gpu:
        torch.set_float32_matmul_precision("high")
        torch.backends.cudnn.benchmark = True
    torch.manual_seed(seed)
    records = load(training_paths, device, setting("POSITIONS", 0))
    held_out = load([held_out_path], device, HELD_OUT_POSITIONS)
    if len(records) < size:
        sys.exit(f"There are {len(records)} positions, fewer than a batch of {size}.")
    model = PolicyNet().to(device, memory_format=torch.channels_last)
    optimizer = make_optimizer(model, decay, device)
    step = 0
    if os.path.exists(checkpoint):
        kept = torch.load(checkpoint, map_location=device)
        if kept["seed"] != seed or kept["positions"] != len(records) or kept["batch"] != size:
            sys.exit(f"{checkpoint} was written with another seed, batch or number of positions.")
        model.load_state_dict(kept["model"])
        optimizer.load_state_dict(kept["optimizer"])
        step = kept["step"]
    weights = sum(parameter.numel() for parameter in model.parameters())
    name = torch.cuda.get_device_name() if on_gpu else "cpu"
    print(f"# {weights} weights, {name}, PyTorch {torch.__version__}, seed {seed}, batches {step} to {batches} of {size},")
    print(f"# rate {rate}, warm {warm}, decay {decay}, mirror {mirror}, positions {len(records)}")
    print("batch,rate,training bits (weighted),held-out bits,held-out first choices %,those of 1000 to 1599 %,seconds", flush=True)

    def losses_of(planes, context, own, mask, played, weight):
        with torch.autocast(device.type, torch.bfloat16, enabled=on_gpu):
            logits = model(planes, context, own)
        return functional.cross_entropy(masked(logits, mask), played, reduction="none") * weight

    if on_gpu and setting("COMPILE", 1):
        losses_of = torch.compile(losses_of)

    def keep():
        content = {"model": model.state_dict(), "optimizer": optimizer.state_dict()}
        save(checkpoint, {**content, "step": step, "seed": seed, "positions": len(records), "batch": size})

    order = Order(records, seed, size, mirror)
    sums = torch.zeros(2, device=device)
    began = saved = time.monotonic()
    model.train()
    while step < batches:
        left = 1 - max(step / batches, (time.monotonic() - began) / seconds)
        if left <= 0:
            break
        now = rate * min(1, (step + 1) / warm) * left
        for group in optimizer.param_groups:
            group["lr"] = now
        batch = order.batch(step)
        losses, weight = losses_of(*batch), batch[-1].sum()
        optimizer.zero_grad(set_to_none=True)
        (losses.sum() / weight).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        sums += torch.stack([losses.detach().sum(), weight])
        step += 1
        if step % report == 0 or step == batches:
            loss_sum, weight_sum = sums.tolist()
            sums.zero_()
            others = ",".join(f"{figure:.4f}" for figure in measure(model, held_out))
            bits = loss_sum / weight_sum / math.log(2)
            print(f"{step},{now:.6f},{bits:.4f},{others},{time.monotonic() - began:.1f}", flush=True)
        if time.monotonic() - saved > SAVE_SECONDS:
            keep()
            saved = time.monotonic()
    keep()
    print(f"# ended at batch {step} after {time.monotonic() - began:.1f} seconds, loss finite: {bool(torch.isfinite(sums).all())}")


if __name__ == "__main__":
    if len(sys.argv) < 6:
        sys.exit("usage: policy-train.py CHECKPOINT SEED BATCHES HELD-OUT.planes TRAINING.planes...")
    main(*sys.argv[1:5], sys.argv[5:])
