"""
Trains the residual policy net of people's moves: six blocks of 64 filters, about half a megabyte once its weights are bytes.

  python3 policy-residual.py CHECKPOINT SEED BATCHES HELD-OUT.policy TRAINING.policy

Reads what policy-pack wrote. Runs on a GPU where PyTorch finds one. Resumes from CHECKPOINT if it exists, and replaces it
atomically every two minutes and at the end, so it may be killed at any moment, and BATCHES may change between two runs.
Settings from the environment: RATE (0.002) until the last DECAY (0.4) of all batches, in which it falls linearly to zero;
BATCH (2048) positions; POSITIONS to use only the first so many. The same seed, data, settings and machine give the same
order of positions, also after an interruption.

Loss: weighted cross-entropy of the move played, in bits. Logits of moves that no man of the mover could make by its geometry
are left out; legality is not known here, so first choices are slightly underestimated. AdamW.
"""

import math
import os
import sys
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

# PolicyRecord of policy.h, in the machine's byte order.
RECORD = np.dtype(
    {
        "names": "occupied pieces side castling en_passant time_class last_from last_to own_from own_to"
        " from to promotion own_rating other_rating weight".split(),
        "formats": ["<u8", "16u1", "u1", "u1", "i1", "u1", "u1", "u1", "u1", "u1", "u1", "u1", "u1", "<u2", "<u2", "u1"],
        "offsets": [0, 8, 24, 25, 26, 27, 28, 29, 31, 32, 33, 34, 35, 36, 38, 41],
        "itemsize": 48,
    }
)
FILTERS, BLOCKS, HEAD = 64, 6, 32
PLANES = 12 + 4 + 1  # men; from and to of both last moves; en passant
TIME_CLASSES, LEAST_RATING, RATING_STEP, KNOTS = 6, 800, 200, 9
CONTEXT = 4 + TIME_CLASSES + 2 * KNOTS  # castling, time class, both ratings between their knots
PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(1, 7)
UNDERPROMOTIONS = (KNIGHT, BISHOP, ROOK)
MOVES = 64 * 64 + 8 * 8 * len(UNDERPROMOTIONS)  # from and to squares; then from and to files of each underpromotion

SAVE_SECONDS, REPORT_BATCHES, HELD_OUT_POSITIONS = 120, 250, 12_000


def geometry():
    """For each role and square the squares it reaches on an empty board, promotions and both kinds of castling included."""
    reach = np.zeros((7, 64, 64), bool)
    for start in range(64):
        rank, file = divmod(start, 8)
        for end in range(64):
            up, aside = end // 8 - rank, abs(end % 8 - file)
            straight, diagonal = (up == 0) != (aside == 0), abs(up) == aside != 0
            reach[PAWN, start, end] = up == 1 and aside < 2 or up == 2 and aside == 0 and rank == 1
            reach[KNIGHT, start, end] = abs(up) + aside == 3 and up != 0 and aside != 0
            reach[BISHOP, start, end] = diagonal
            reach[ROOK, start, end] = straight
            reach[QUEEN, start, end] = straight or diagonal
            reach[KING, start, end] = max(abs(up), aside) == 1 or up == 0 and aside == 2 and start == 4
    return reach


REACH = geometry()


def read(records):
    """Planes, context, mask of moves, index of the move played and weight of these records, all from the mover's view."""
    count, rows = len(records), np.arange(len(records))
    side = records["side"].astype(np.int64)
    flip = 56 * side
    occupied = np.unpackbits(np.ascontiguousarray(records["occupied"]).view(np.uint8).reshape(count, 8), axis=1, bitorder="little").astype(bool)
    codes = np.empty((count, 32), np.uint8)
    codes[:, 0::2], codes[:, 1::2] = records["pieces"] & 15, records["pieces"] >> 4
    position, square = np.nonzero(occupied)
    # Codes follow the occupied squares in order.
    code = codes[position, (np.cumsum(occupied, axis=1) - 1)[position, square]]
    role, theirs = code & 7, (code >> 3) != side[position]
    square = square ^ flip[position]

    planes = np.zeros((count, PLANES, 64), np.float32)
    planes[position, role - 1 + 6 * theirs, square] = 1
    for offset, name in enumerate(("last", "own")):
        start, end = records[f"{name}_from"], records[f"{name}_to"]
        known = start != end
        planes[rows[known], 12 + 2 * offset, (start ^ flip)[known]] = 1
        planes[rows[known], 13 + 2 * offset, (end ^ flip)[known]] = 1
    passed = records["en_passant"] >= 0
    planes[rows[passed], 16, (records["en_passant"].astype(np.int64) ^ flip)[passed]] = 1

    context = np.zeros((count, CONTEXT), np.float32)
    castling = records["castling"].astype(np.int64)
    castling = np.where(side == 1, castling >> 2 | (castling & 3) << 2, castling)
    for right in range(4):
        context[:, right] = castling >> right & 1
    context[rows, 4 + records["time_class"]] = 1
    for offset, name in enumerate(("own_rating", "other_rating")):
        place = np.clip((records[name] - float(LEAST_RATING)) / RATING_STEP, 0, KNOTS - 1)
        knot = np.minimum(place.astype(np.int64), KNOTS - 2)
        first = 4 + TIME_CLASSES + KNOTS * offset
        context[rows, first + knot], context[rows, first + knot + 1] = 1 - (place - knot), place - knot

    roles, own = np.zeros((count, 64), np.uint8), np.zeros((count, 64), bool)
    roles[position[~theirs], square[~theirs]] = role[~theirs]
    own[position[~theirs], square[~theirs]] = True
    mask = REACH[roles, np.arange(64)] & ~own[:, None, :]
    under = mask[:, 48:56, 56:64] & (roles[:, 48:56] == PAWN)[:, :, None]
    mask = np.concatenate([mask.reshape(count, -1), *[under.reshape(count, -1)] * len(UNDERPROMOTIONS)], axis=1)

    start, end = records["from"] ^ flip, records["to"] ^ flip
    played = start * 64 + end
    for number, promotion in enumerate(UNDERPROMOTIONS):
        chosen = records["promotion"] == promotion
        played = np.where(chosen, 4096 + 64 * number + start % 8 * 8 + end % 8, played)
    weight = records["weight"].astype(np.float32) / 32
    return [torch.from_numpy(part) for part in (planes.reshape(count, PLANES, 8, 8), context, mask, played, weight)]


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Conv2d(FILTERS, FILTERS, 3, padding=1, bias=False)
        self.first_norm = nn.BatchNorm2d(FILTERS)
        self.second = nn.Conv2d(FILTERS, FILTERS, 3, padding=1, bias=False)
        self.second_norm = nn.BatchNorm2d(FILTERS)
        self.context = nn.Linear(CONTEXT, FILTERS)

    def forward(self, stream, context):
        inner = self.first_norm(self.first(stream)) + self.context(context)[:, :, None, None]
        return functional.relu(stream + self.second_norm(self.second(functional.relu(inner))))


class ResidualPolicy(nn.Module):
    """A move's logit is the product of what the net says of its from square and of its to square."""

    def __init__(self):
        super().__init__()
        self.entry = nn.Conv2d(PLANES, FILTERS, 3, padding=1, bias=False)
        self.entry_norm = nn.BatchNorm2d(FILTERS)
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.starts = nn.Conv2d(FILTERS, HEAD, 1)
        self.ends = nn.Conv2d(FILTERS, HEAD, 1)
        self.underpromotions = nn.Conv2d(FILTERS, len(UNDERPROMOTIONS), 1)

    def forward(self, planes, context):
        stream = functional.relu(self.entry_norm(self.entry(planes)))
        for block in self.blocks:
            stream = block(stream, context)
        starts, ends = self.starts(stream).flatten(2), self.ends(stream).flatten(2)
        logits = torch.einsum("pcs,pce->pse", starts, ends) / math.sqrt(HEAD)
        # An underpromotion differs from the queen's by what the net says of its piece on the promotion square.
        to_queen = logits[:, None, 48:56, 56:64]
        to_less = to_queen + self.underpromotions(stream).flatten(2)[:, :, None, 56:64]
        return torch.cat([logits.flatten(1), to_less.flatten(1)], dim=1).float()


def masked(logits, mask, played):
    """Logits without impossible moves. The move played always counts, whatever the geometry says."""
    mask = mask.scatter(1, played[:, None], True)
    return logits.masked_fill(~mask, -1e9)


def open_records(path, limit=None):
    records = np.memmap(path, RECORD, "r")
    return records[:limit]


def rate_at(step, batches, rate, decay):
    left = (batches - step) / max(1, batches * decay)
    return rate * min(1, max(0, left))


def save(path, content):
    torch.save(content, f"{path}.part")
    os.replace(f"{path}.part", path)


@torch.no_grad()
def measure(model, records, device):
    """Bits a move and the share of first choices on the first held-out positions: of all, and of ratings from 1,000 to 1,599."""
    model.eval()
    sums = np.zeros(4)
    for first in range(0, min(len(records), HELD_OUT_POSITIONS), 1_000):
        part = np.array(records[first : first + 1_000])
        planes, context, mask, played, weight = (tensor.to(device) for tensor in read(part))
        logits = masked(model(planes, context), mask, played)
        loss = functional.cross_entropy(logits, played, reduction="none")
        right = (logits.argmax(1) == played).cpu().numpy()
        club = (part["own_rating"] >= 1_000) & (part["own_rating"] < 1_600)
        sums += [loss.sum().item() / math.log(2), right.sum(), right[club].sum(), club.sum()]
    model.train()
    count = min(len(records), HELD_OUT_POSITIONS)
    return sums[0] / count, 100 * sums[1] / count, 100 * sums[2] / max(1, sums[3])


def main(checkpoint, seed, batches, held_out_path, training_path):
    seed, batches = int(seed), int(batches)
    setting = lambda name, otherwise: type(otherwise)(os.environ.get(name, otherwise))
    rate, decay, size = setting("RATE", 0.002), setting("DECAY", 0.4), setting("BATCH", 2_048)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(seed)
    records = open_records(training_path, setting("POSITIONS", 0) or None)
    held_out = open_records(held_out_path)
    if len(records) < size:
        sys.exit(f"{training_path} has {len(records)} positions, fewer than a batch of {size}.")
    model = ResidualPolicy().to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=1e-4)
    step = 0
    if os.path.exists(checkpoint):
        kept = torch.load(checkpoint, map_location=device)
        if kept["seed"] != seed or kept["positions"] != len(records) or kept["batch"] != size:
            sys.exit(f"{checkpoint} was written with another seed, batch or number of positions.")
        model.load_state_dict(kept["model"])
        optimizer.load_state_dict(kept["optimizer"])
        step = kept["step"]
    weights = sum(parameter.numel() for parameter in model.parameters())
    print(f"# {weights} weights, {device}, seed {seed}, batches {step} to {batches} of {size}, rate {rate}, decay {decay},")
    print(f"# positions {len(records)}, held out {len(held_out)}")
    print("batch,rate,training bits (weighted),held-out bits,held-out first choices %,those of 1000 to 1599 %,seconds")

    def keep():
        save(
            checkpoint,
            {
                **{"model": model.state_dict(), "optimizer": optimizer.state_dict()},
                **{"step": step, "seed": seed, "positions": len(records), "batch": size},
            },
        )

    scaler = torch.cuda.amp.GradScaler(enabled=device.type == "cuda")
    in_round = len(records) // size
    order, order_of = None, None
    began, saved, loss_sum, weight_sum = time.monotonic(), time.monotonic(), 0.0, 0.0
    while step < batches:
        if order_of != step // in_round:
            order_of = step // in_round
            order = np.random.default_rng([seed, order_of]).permutation(len(records))
        first = step % in_round * size
        # In ascending order, so that the disk is read forward.
        chosen = np.array(records[np.sort(order[first : first + size])])
        planes, context, mask, played, weight = (tensor.to(device) for tensor in read(chosen))
        for group in optimizer.param_groups:
            group["lr"] = rate_at(step, batches, rate, decay)
        with torch.autocast(device.type, enabled=device.type == "cuda"):
            logits = model(planes, context)
        losses = functional.cross_entropy(masked(logits, mask, played), played, reduction="none") * weight
        loss = losses.sum() / weight.sum()
        optimizer.zero_grad(set_to_none=True)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
        loss_sum, weight_sum = loss_sum + losses.sum().item(), weight_sum + weight.sum().item()
        step += 1
        if step % REPORT_BATCHES == 0 or step == batches:
            bits = loss_sum / weight_sum / math.log(2)
            others = ",".join(f"{figure:.4f}" for figure in measure(model, held_out, device))
            seconds = time.monotonic() - began
            print(f"{step},{optimizer.param_groups[0]['lr']:.6f},{bits:.4f},{others},{seconds:.0f}", flush=True)
            loss_sum, weight_sum = 0.0, 0.0
        if time.monotonic() - saved > SAVE_SECONDS:
            keep()
            saved = time.monotonic()
    keep()


if __name__ == "__main__":
    if len(sys.argv) != 6:
        sys.exit("usage: policy-residual.py CHECKPOINT SEED BATCHES HELD-OUT.policy TRAINING.policy")
    main(*sys.argv[1:])
