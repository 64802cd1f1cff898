"""Rendering, denoising and the finish in linear light."""
import os
import sys
import time
import bpy
from . import denoise, scene


def _read(path):
    import numpy as np

    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    w, h = im.size
    a = np.empty(w * h * im.channels, np.float32)
    im.pixels.foreach_get(a)
    a = a.reshape(h, w, im.channels)[..., :3].copy()
    bpy.data.images.remove(im)
    os.remove(path)
    return a


def blur(a, s):
    import numpy as np, torch, torch.nn.functional as F

    r = int(3 * s) + 1
    k = np.exp(-0.5 * (np.arange(-r, r + 1) / s) ** 2)
    k = torch.tensor(k / k.sum(), dtype=torch.float32)
    t = torch.from_numpy(np.ascontiguousarray(a.transpose(2, 0, 1)))[:, None]
    t = F.conv2d(F.pad(t, (r, r, 0, 0), 'replicate'), k[None, None, None])
    t = F.conv2d(F.pad(t, (0, 0, r, r), 'replicate'), k[None, None, :, None])
    return t[:, 0].numpy().transpose(1, 2, 0)


def finish(a, bloom=0.06, vignette=0.22, warmth=(1, 1, 1), exposure=0.0):
    """linear-light finishing: soft bloom, vignette, white balance"""
    import numpy as np

    h, w, _ = a.shape
    if bloom:
        hi = np.minimum(np.maximum(a - 0.9, 0), 12)
        a = a + bloom * (blur(hi, w / 200) * 0.5 + blur(hi, w / 60) * 0.35 + blur(hi, w / 22) * 0.15) * 3
    y, x = np.mgrid[0:h, 0:w]
    d = (x / w - 0.5) ** 2 * 1.1 + (y / h - 0.5) ** 2 * 1.1
    a = a * (1 - vignette * np.clip(d / 0.5, 0, 1) ** 1.2 * 1.6)[..., None]
    return np.maximum(a * np.array(warmth) * 2**exposure, 0).astype(np.float32)


def render(out, w=1200, h=800, samples=64, dn='high', **fin):
    import numpy as np

    t0 = time.time()
    out = os.path.abspath(out)
    tmp = out[:-4] + '_tmp_'
    r = scene.S.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, 100
    scene.S.cycles.samples = samples
    vl = scene.S.view_layers[0]
    vl.cycles.denoising_store_passes = True
    scene.S.use_nodes = True
    nt = scene.S.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = os.path.dirname(out)
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.format.exr_codec = 'NONE'
    fo.file_slots.clear()
    for nm, sock in (('c', 'Image'), ('a', 'Denoising Albedo'), ('n', 'Denoising Normal')):
        fo.file_slots.new(os.path.basename(tmp) + nm)
        nt.links.new(rl.outputs[sock], fo.inputs[-1])
    cp = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], cp.inputs[0])
    # Sampling is progressive: a busy machine costs samples, not the deadline.
    scene.S.cycles.time_limit = float(os.environ.get('TL', '0'))
    bpy.ops.render.render()
    t1 = time.time()
    fr = '%04d.exr' % scene.S.frame_current
    a, al, no = (_read(tmp + k + fr) for k in 'can')
    if os.environ.get('KEEP_NPY'):
        np.savez(out[:-4] + '.npz', c=a.astype(np.float16), a=al.astype(np.float16), n=no.astype(np.float16))
    if dn:
        a = denoise.denoise(a, al, no, dn)
    t2 = time.time()
    save(a, out, **fin)
    print(
        'TIMING %s %dx%d %dspp render %.1fs denoise %.1fs total %.1fs'
        % (os.path.basename(out), w, h, samples, t1 - t0, t2 - t1, time.time() - t0),
        flush=True,
    )
    if not os.environ.get('STAY'):
        sys.stdout.flush()
        os._exit(0)  # torch + Blender tear-down crashes otherwise


def save(a, out, **fin):
    import numpy as np

    a = finish(a, **fin)
    h, w, _ = a.shape
    im = bpy.data.images.new('o', w, h, float_buffer=True, is_data=False)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate((a, np.ones((h, w, 1), np.float32)), 2).ravel())
    im.update()
    scene.S.render.image_settings.file_format = 'PNG'
    scene.S.render.image_settings.color_depth = '8'
    scene.S.render.image_settings.color_mode = 'RGB'
    scene.S.render.dither_intensity = 1.0
    im.save_render(out, scene=scene.S)
    bpy.data.images.remove(im)


def cli(slug, dn='fast', **fin):
    """What every scene ends with. OUT, W, H, SPP, TL and DN come from the environment, see scripts/art.mjs.
    dn='mid' for scenes with a shallow depth of field: their guide images are noisy and cleaned first, at twice the time."""
    e = os.environ.get
    out = e('OUT') or slug + '.png'
    render(out, int(e('W', '1600')), int(e('H', '1072')), int(e('SPP', '24')), e('DN') or dn, **fin)
