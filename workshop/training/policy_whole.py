"""
The policy net in whole numbers, as the engine runs it, and its file: engine/policy computes exactly the same.

Activations are 0..MOST with UNIT for 1. Each layer sums 8-bit weights times activations in 32 bits, shifts the sum right (its
bias includes the rounding half), limits it to 16 bits and multiplies by 2^-15 of a 16-bit factor for each channel, rounding.
The file, little-endian: "RRR1", version, FILTERS, BLOCKS, PLANES, HEAD, CONTEXT, FNV-1a of the rest; then the tables in the
order of TABLES.
"""

import numpy as np
import torch

from policy_net import (
    BLOCKS, CASTLING_AT, CONTEXT, FILTERS, HEAD, KNOTS, LEAST_RATING, MOST, PLANES, RATING_STEP, RATINGS, TIME_AT, TIME_CLASSES, UNIT, decode,
)

MAGIC, HEADER_BYTES = 0x31525252, 32
CONVOLUTIONS = 1 + 2 * BLOCKS
CHANNELS = CONVOLUTIONS * FILTERS + 2 * HEAD
# Name, type and shape of each table.
TABLES = [
    ("bias", np.int32, (CHANNELS,)),
    ("underpromotion", np.int32, (3,)),
    ("shift", np.int32, (CONVOLUTIONS + 2,)),
    ("context_shift", np.int32, (BLOCKS,)),
    ("factor", np.int16, (CHANNELS,)),
    ("context", np.int16, (BLOCKS, CONTEXT, FILTERS)),
    ("entry", np.int8, (FILTERS, 9, PLANES)),
    *[
        (f"{name}{block}", np.int8, shape)
        for block in range(BLOCKS)
        for name, shape in (("first", (FILTERS, 9, FILTERS)), ("second", (FILTERS, 9, FILTERS)), ("pooled", (FILTERS, 2 * FILTERS)))
    ],
    ("starts", np.int8, (HEAD, FILTERS)),
    ("ends", np.int8, (HEAD, FILTERS)),
]


def fnv1a(content):
    """Checksum of the file, as in engine/net/net-file.ts."""
    value = 0x811C9DC5
    for byte in content:
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def to_bytes(tables, version):
    rest = b"".join(np.ascontiguousarray(tables[name], np.dtype(kind).newbyteorder("<")).reshape(shape).tobytes() for name, kind, shape in TABLES)
    words = [MAGIC, version, FILTERS, BLOCKS, PLANES, HEAD, CONTEXT, fnv1a(rest)]
    return np.array(words, "<u4").tobytes() + rest


def from_bytes(content):
    words = np.frombuffer(content, "<u4", 8).tolist()
    if words[:1] + words[2:] != [MAGIC, FILTERS, BLOCKS, PLANES, HEAD, CONTEXT, fnv1a(content[HEADER_BYTES:])]:
        raise ValueError("not a policy net of this shape, or damaged")
    tables, at = {}, HEADER_BYTES
    for name, kind, shape in TABLES:
        count = int(np.prod(shape))
        tables[name] = np.frombuffer(content, np.dtype(kind).newbyteorder("<"), count, at).reshape(shape)
        at += count * np.dtype(kind).itemsize
    return tables


def context_sums(table, castling, time_class, ratings):
    """What each position's context adds to the first layer of a block, before the shift: [count, FILTERS]."""
    table = table.astype(np.int64)
    sums = table[4 + time_class].copy()
    for right in range(4):
        sums += (castling[:, None] >> right & 1) * table[right]
    for whose in range(2):
        above = np.clip(ratings[:, whose].astype(np.int64) - LEAST_RATING, 0, RATING_STEP * (KNOTS - 1))
        low = 4 + TIME_CLASSES + KNOTS * whose + above // RATING_STEP
        share = (above % RATING_STEP * 256 // RATING_STEP)[:, None]
        high = np.where(share[:, 0] > 0, low + 1, low)
        sums += (table[low] * (256 - share) + table[high] * share + 128) >> 8
    return sums


class WholeNet:
    def __init__(self, tables):
        self.tables = tables

    def scaled(self, layer, channel, sums, count):
        """The layer's outputs from its sums, which include base and bias."""
        assert np.abs(sums).max() < 2**31, "32 bits overflow"
        limited = np.clip(sums.astype(np.int64) >> int(self.tables["shift"][layer]), -32768, 32767)
        factor = self.tables["factor"][channel : channel + count].astype(np.int64)
        return (limited * factor + 16384) >> 15

    def convolved(self, name, layer, channel, stream, base):
        """`stream` is [count, 8, 8, channels]; `base` [count, FILTERS] is added to the bias."""
        weights = self.tables[name].astype(np.float64)
        count = len(stream)
        bordered = np.zeros((count, 10, 10, stream.shape[3]))
        bordered[:, 1:9, 1:9] = stream
        # Doubles are exact here: the sums are below 2^53.
        taps = np.concatenate([bordered[:, r : r + 8, f : f + 8] for r in range(3) for f in range(3)], axis=3)
        sums = taps.reshape(count * 64, -1) @ weights.reshape(len(weights), -1).T
        bias = self.tables["bias"][channel : channel + FILTERS].astype(np.int64)
        return self.scaled(layer, channel, sums.reshape(count, 8, 8, FILTERS) + bias + base[:, None, None, :], FILTERS)

    def heads(self, planes, castling, time_class, ratings):
        """Starts and ends, both [count, 64, HEAD], from planes of zeros and ones [count, 64, PLANES]."""
        tables, count = self.tables, len(planes)
        none = np.zeros((count, FILTERS), np.int64)
        stream = np.clip(self.convolved("entry", 0, 0, planes.reshape(count, 8, 8, PLANES) * UNIT, none), 0, MOST)
        for block in range(BLOCKS):
            layer, channel = 1 + 2 * block, (1 + 2 * block) * FILTERS
            context = context_sums(tables["context"][block], castling, time_class, ratings) << int(tables["context_shift"][block])
            inner = np.clip(self.convolved(f"first{block}", layer, channel, stream, context), 0, MOST)
            pooled = np.concatenate([(inner.sum((1, 2)) + 32) >> 6, inner.max((1, 2))], axis=1)
            base = pooled @ tables[f"pooled{block}"].astype(np.int64).T
            second = self.convolved(f"second{block}", layer + 1, channel + FILTERS, inner, base)
            stream = np.clip(stream + second, 0, MOST)
        both = []
        for number, name in enumerate(("starts", "ends")):
            channel = CONVOLUTIONS * FILTERS + HEAD * number
            sums = stream.reshape(count, 64, FILTERS) @ tables[name].astype(np.int64).T + tables["bias"][channel : channel + HEAD]
            both.append(np.clip(self.scaled(CONVOLUTIONS + number, channel, sums, HEAD), -MOST, MOST))
        return both

    def logits(self, planes, castling, time_class, ratings, own):
        """Logits of all MOVES of policy_net.py, in units of 1/LOGIT_UNIT."""
        starts, ends = self.heads(planes, castling, time_class, ratings)
        starts = np.take_along_axis(starts, own[:, :, None], 1)
        logits = starts @ ends.transpose(0, 2, 1)
        under = logits[:, None, :, 56:] + self.tables["underpromotion"].astype(np.int64)[:, None, None]
        return np.concatenate([logits.reshape(len(planes), -1), under.reshape(len(planes), -1)], axis=1)

    def parts(self, records, size=500):
        """Logits of the records of policy-planes.c, a part at a time."""
        for first in range(0, len(records), size):
            part = records[first : first + size]
            planes, _, own, *_ = decode(part)
            planes = planes.permute(0, 2, 3, 1).reshape(len(part), 64, PLANES).numpy().astype(np.int64)
            castling, time_class = (part[:, at].numpy().astype(np.int64) for at in (CASTLING_AT, TIME_AT))
            ratings = part.view(torch.int16)[:, RATINGS // 2 : RATINGS // 2 + 2].numpy()
            yield self.logits(planes, castling, time_class, ratings, own.numpy())
