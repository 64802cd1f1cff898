"""
Prints the whole net's logits for each legal move of the positions that policy-samples picked, which the engine must reproduce.

  python3 policy-vectors.py POLICY.bin SAMPLES.tsv SAMPLES.planes > vectors.json
"""

import json
import sys

import numpy as np
import torch

from policy_net import MEN, OWN, decode, load
from policy_whole import WholeNet, from_bytes


def name_of(index, own, black, promotes):
    """The move in UCI."""
    if index < MEN * 64:
        man, to, role = index // 64, index % 64, ""
        role = "q" if to >= 56 and promotes[man] else ""
    else:
        piece, rest = divmod(index - MEN * 64, MEN * 8)
        man, to, role = rest // 8, 56 + rest % 8, "nbr"[piece]
    turn = 56 if black else 0
    return "".join("abcdefgh"[square % 8] + str(square // 8 + 1) for square in (int(own[man]) ^ turn, to ^ turn)) + role


def main(net_path, samples_path, planes_path):
    with open(net_path, "rb") as file:
        net = WholeNet(from_bytes(file.read()))
    records = load([planes_path], torch.device("cpu"))
    planes, _, own, mask, *_ = decode(records)
    logits = np.concatenate(list(net.parts(records)))
    vectors = []
    with open(samples_path) as file:
        for number, line in enumerate(file):
            moves, own_rating, other_rating, time_class = line.rstrip("\n").split("\t")
            black = len(moves.split()) % 2 == 1
            squares = records[number, OWN : OWN + MEN].tolist()
            promotes = [48 <= square < 56 and planes[number, 0].flatten()[square] == 1 for square in squares]
            names = {name_of(index, squares, black, promotes): int(logits[number, index]) for index in np.flatnonzero(mask[number].numpy())}
            vectors.append({"moves": moves, "own": int(own_rating), "other": int(other_rating), "timeClass": time_class, "logits": names})
    json.dump(vectors, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: policy-vectors.py POLICY.bin SAMPLES.tsv SAMPLES.planes")
    main(*sys.argv[1:])
