"""Open Image Denoise U-Net re-run on the CPU with torch (apt python3-torch), using the
published OIDN weights (npm package `denoiser`, Apache-2.0; see weights/LICENSE.txt).
Blender from Debian has no OIDN compiled in; this replaces it.   HxWx3 float32 in and out."""
import struct, os, numpy as np

WD = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'weights')


def load_tza(path):
    b = open(path, 'rb').read()
    assert struct.unpack_from('<H', b, 0)[0] == 0x41D7
    p = struct.unpack_from('<Q', b, 4)[0]
    n = struct.unpack_from('<I', b, p)[0]
    p += 4
    T = {}
    for _ in range(n):
        ln = struct.unpack_from('<H', b, p)[0]
        p += 2
        name = b[p : p + ln].decode()
        p += ln
        nd = b[p]
        p += 1
        shape = struct.unpack_from('<%dI' % nd, b, p)
        p += 4 * nd + nd
        dt = np.float32 if chr(b[p]) == 'f' else np.float16
        p += 1
        o = struct.unpack_from('<Q', b, p)[0]
        p += 8
        T[name] = np.frombuffer(b, dt, int(np.prod(shape)), o).reshape(shape).astype(np.float32)
    return T


A, B, C, D, E_, F_, G = (
    1.41283765e03,
    1.64593172e00,
    4.31384981e-01,
    -2.94139609e-03,
    1.92653254e-01,
    6.26026094e-03,
    9.98620152e-01,
)
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def pu_f(y):
    return np.where(
        y <= Y0,
        A * y,
        np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E_ * np.log(np.maximum(y, 0) + F_) + G),
    )


def pu_i(x):
    return np.where(
        x <= X0,
        x / A,
        np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E_) - F_),
    )


NORM = float(pu_f(np.array(65504.0)))


def run_net(weights, x):
    import torch, torch.nn.functional as F

    torch.set_num_threads(int(os.environ.get('DN_THREADS', '2')))
    T = {k: torch.from_numpy(v) for k, v in load_tza(os.path.join(WD, weights)).items()}
    h, w, _ = x.shape
    ph, pw = (-h) % 16, (-w) % 16
    x = torch.from_numpy(
        np.ascontiguousarray(np.pad(x, ((0, ph), (0, pw), (0, 0)), 'edge').transpose(2, 0, 1))
    )[None]
    with torch.no_grad():
        c = lambda n, t: F.relu_(F.conv2d(t, T[n + '.weight'], T[n + '.bias'], padding=1))
        pool = lambda t: F.max_pool2d(t, 2)
        up = lambda t: F.interpolate(t, scale_factor=2, mode='nearest')
        if 'enc_conv1b.weight' in T:
            skips = [x]
            t = x
            for i in (1, 2, 3, 4):
                t = pool(c('enc_conv%db' % i, c('enc_conv%da' % i, t)))
                skips.append(t)
            skips.pop()
            t = up(c('enc_conv5b', c('enc_conv5a', t)))
            for i in (4, 3, 2, 1):
                t = c('dec_conv%db' % i, c('dec_conv%da' % i, torch.cat((t, skips.pop()), 1)))
                if i > 1:
                    t = up(t)
            t = c('dec_conv1c', t)
        else:
            t = c('enc_conv0', x)
            skips = [x]
            for i in (1, 2, 3, 4):
                t = pool(c('enc_conv%d' % i, t))
                skips.append(t)
            skips.pop()
            t = up(c('enc_conv5b', c('enc_conv5a', t)))
            for i in (4, 3, 2, 1):
                t = c('dec_conv%db' % i, c('dec_conv%da' % i, torch.cat((t, skips.pop()), 1)))
                if i > 1:
                    t = up(t)
            t = c('dec_conv0', t)
    return t[0].numpy().transpose(1, 2, 0)[:h, :w]


def autoexposure(col):
    L = col @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = L.shape
    h2, w2 = max(1, h // 16), max(1, w // 16)
    L = L[: h2 * 16, : w2 * 16].reshape(h2, 16, w2, 16).mean((1, 3)) if h >= 16 and w >= 16 else L
    L = L[L > 1e-8]
    return 0.18 / 2 ** np.log2(L).mean() if L.size else 1.0


def denoise(col, alb, nrm, quality='high'):
    """col HDR linear, alb 0..1, nrm -1..1 -> denoised HDR. quality: fast | mid | high"""
    col = np.clip(np.nan_to_num(col), 0, 65504)
    alb = np.clip(alb, 0, 1)
    n01 = np.clip(nrm * 0.5 + 0.5, 0, 1)
    if quality != 'fast':  # prefilter the guide images (they are noisy under depth of field)
        s = '_large' if quality == 'high' else ''
        alb = np.clip(run_net('rt_alb%s.tza' % s, alb.astype(np.float32)), 0, 1)
        n01 = np.clip(run_net('rt_nrm%s.tza' % s, n01.astype(np.float32)), 0, 1)
    w = {'fast': 'rt_hdr_alb_nrm.tza', 'mid': 'rt_hdr_calb_cnrm.tza', 'high': 'rt_hdr_calb_cnrm_large.tza'}[
        quality
    ]
    ex = autoexposure(col)
    x = (pu_f(col * ex) / NORM).astype(np.float32)
    y = run_net(w, np.concatenate((x, alb, n01), 2).astype(np.float32))
    return (np.maximum(pu_i(np.clip(y, 0, 1) * NORM), 0) / ex).astype(np.float32)
