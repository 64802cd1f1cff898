"""
The policy net of people's moves, and the positions it reads: the records of policy-planes.c.

Runs on a GPU where PyTorch has one; positions stay packed in its memory and are decoded there, a batch at a time.
"""

import math

import numpy as np
import torch
from torch import nn
from torch.nn import functional

FILTERS, BLOCKS, HEAD, PLANES = 64, 6, 64, 40
CASTLING, TIME_CLASSES, LEAST_RATING, RATING_STEP, KNOTS = 4, 6, 800, 200, 9
CONTEXT = CASTLING + TIME_CLASSES + 2 * KNOTS
# Activations are whole numbers from 0 to MOST in the browser, in units of 1/UNIT.
UNIT, MOST = 128, 2047
CLIP = MOST / UNIT
LOGIT_UNIT = UNIT * UNIT

# Offsets in PlanesRecord, of which the first numbers are 64-bit bitboards.
RECORD_BYTES, MEN = 480, 16
OWN, RATINGS, CASTLING_AT, TIME_AT, MAN_AT, TO_AT, PROMOTION_AT, WEIGHT_AT = 448, 464, 468, 469, 470, 471, 472, 473
KNIGHT, ROOK = 2, 4
# Moves: each own man's 64 targets, then each man's 8 promotion squares for knight, bishop and rook.
UNDERPROMOTIONS = 3
MOVES = MEN * 64 + UNDERPROMOTIONS * MEN * 8


def load(paths, device, limit=None):
    """All records of the files as one array of bytes in the device's memory."""
    maps = [np.memmap(path, np.uint8, "r").reshape(-1, RECORD_BYTES) for path in paths]
    count = sum(map(len, maps))
    count = min(count, limit) if limit else count
    records = torch.empty((count, RECORD_BYTES), dtype=torch.uint8, device=device)
    at = 0
    for part in maps:
        for first in range(0, len(part), 1 << 20):
            if at == count:
                return records
            piece = torch.from_numpy(np.array(part[first : min(first + (1 << 20), first + count - at)]))
            records[at : at + len(piece)] = piece.to(device)
            at += len(piece)
    return records


def can_mirror(records):
    return records[:, CASTLING_AT] == 0


def decode(records, mirrored=None):
    """Planes, context, squares of the own men, mask of the legal moves, index of the move played and weight of these records.
    Those of `mirrored` have their files reversed, which keeps the rules if no side may castle."""
    device, count = records.device, len(records)
    words, shorts = records.view(torch.int64), records.view(torch.int16)
    turn = torch.zeros(count, dtype=torch.int64, device=device) if mirrored is None else 7 * mirrored.long()
    squares = torch.arange(64, device=device) ^ turn[:, None]
    planes = (words[:, None, :PLANES] >> squares[:, :, None]) & 1
    planes = planes.view(count, 8, 8, PLANES).permute(0, 3, 1, 2).float()
    legal = ((words[:, PLANES : PLANES + MEN, None] >> squares[:, None, :]) & 1).bool()
    own = records[:, OWN : OWN + MEN].long()
    own = torch.where(own > 63, torch.zeros_like(own), own)
    promotes = (own >= 48) & (own < 56) & ((words[:, :1] >> own) & 1).bool()
    under = legal[:, None, :, 56:] & promotes[:, None, :, None]
    mask = torch.cat([legal.flatten(1), under.expand(-1, UNDERPROMOTIONS, -1, -1).flatten(1)], 1)

    man, promotion = records[:, MAN_AT].long(), records[:, PROMOTION_AT].long()
    target = records[:, TO_AT].long() ^ turn
    less = (promotion >= KNIGHT) & (promotion <= ROOK)
    played = torch.where(less, MEN * 64 + (promotion - KNIGHT) * MEN * 8 + man * 8 + target % 8, man * 64 + target)

    castling = (records[:, CASTLING_AT, None] >> torch.arange(CASTLING, dtype=torch.uint8, device=device)) & 1
    time = functional.one_hot(records[:, TIME_AT].long(), TIME_CLASSES)
    ratings = shorts[:, RATINGS // 2 : RATINGS // 2 + 2].float()
    place = ((ratings - LEAST_RATING) / RATING_STEP).clamp(0, KNOTS - 1)
    # The share of each knot falls from 1 at the knot to 0 at its neighbours.
    near = (1 - (place[:, :, None] - torch.arange(KNOTS, device=device)).abs()).clamp(min=0)
    context = torch.cat([castling.float(), time.float(), near.flatten(1)], 1)
    return planes, context, own ^ turn[:, None], mask, played, records[:, WEIGHT_AT].float() / 32


class Block(nn.Module):
    """Two convolutions added to the stream. The context shifts the first; means and maxima over the board shift the second."""

    def __init__(self):
        super().__init__()
        self.first = nn.Conv2d(FILTERS, FILTERS, 3, padding=1, bias=False)
        self.first_norm = nn.BatchNorm2d(FILTERS)
        self.context = nn.Linear(CONTEXT, FILTERS, bias=False)
        self.pooled = nn.Linear(2 * FILTERS, FILTERS, bias=False)
        self.second = nn.Conv2d(FILTERS, FILTERS, 3, padding=1, bias=False)
        self.second_norm = nn.BatchNorm2d(FILTERS)
        nn.init.constant_(self.second_norm.weight, 0.4)

    def forward(self, stream, context):
        inner = self.first_norm(self.first(stream)) + self.context(context)[:, :, None, None]
        inner = inner.clamp(0, CLIP)
        pooled = self.pooled(torch.cat([inner.mean((2, 3)), inner.amax((2, 3))], 1))
        return (stream + self.second_norm(self.second(inner) + pooled[:, :, None, None])).clamp(0, CLIP)


class PolicyNet(nn.Module):
    """A move's logit is the product of what the net says of its from square and of its to square."""

    def __init__(self):
        super().__init__()
        self.entry = nn.Conv2d(PLANES, FILTERS, 3, padding=1, bias=False)
        self.entry_norm = nn.BatchNorm2d(FILTERS)
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.starts = nn.Conv2d(FILTERS, HEAD, 1)
        self.ends = nn.Conv2d(FILTERS, HEAD, 1)
        # Knight, bishop and rook against the queen.
        self.underpromotion = nn.Parameter(torch.tensor([-3.0, -5.0, -5.0]))
        for head in (self.starts, self.ends):
            nn.init.normal_(head.weight, std=1 / math.sqrt(FILTERS * math.sqrt(HEAD)))
            nn.init.zeros_(head.bias)

    def forward(self, planes, context, own):
        """Logits of MOVES moves of the men on the squares `own`."""
        stream = self.entry_norm(self.entry(planes)).clamp(0, CLIP)
        for block in self.blocks:
            stream = block(stream, context)
        starts, ends = (
            head(stream).clamp(-CLIP, CLIP).permute(0, 2, 3, 1).reshape(-1, 64, HEAD) for head in (self.starts, self.ends)
        )
        starts = starts.gather(1, own[:, :, None].expand(-1, -1, HEAD))
        with torch.autocast(planes.device.type, enabled=False):
            logits = torch.bmm(starts.float(), ends.float().transpose(1, 2))
            under = logits[:, None, :, 56:] + self.underpromotion[:, None, None]
            return torch.cat([logits.flatten(1), under.flatten(1)], 1)


def masked(logits, mask):
    return logits.masked_fill(~mask, -1e9)


@torch.no_grad()
def predict(model, records, size=2_000):
    """Logits of the legal moves, their mask and the move played, a part of the records at a time."""
    model.eval()
    for first in range(0, len(records), size):
        planes, context, own, mask, played, _ = decode(records[first : first + size])
        yield masked(model(planes, context, own), mask), mask, played
    model.train()


def measure(model, records):
    """Bits a move and the share of first choices: of all positions, and of ratings from 1,000 to 1,599."""
    bits, right = [], []
    for logits, _, played in predict(model, records):
        bits.append(functional.cross_entropy(logits, played, reduction="none") / math.log(2))
        right.append(logits.argmax(1) == played)
    rating = records.view(torch.int16)[:, RATINGS // 2]
    right = torch.cat(right).float() * 100
    club = right[(rating >= 1_000) & (rating < 1_600)]
    return torch.cat(bits).mean().item(), right.mean().item(), club.mean().item()
