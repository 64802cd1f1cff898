"""Portraits on transparent ground: lights, camera, rendering with an alpha channel."""
import os
import sys
import bpy
import numpy as np
from chessart import denoise, lights, render, scene

SIDE = 480


def light():
    lights.world((0.10, 0.11, 0.13), 0.9, (0.22, 0.20, 0.17))
    lights.area((-4.2, -5.2, 4.6), (0, -0.3, 0.0), 3.0, 900, (1, 0.83, 0.62))
    lights.area((5.0, -4.0, 1.6), (0, 0, -0.2), 3.4, 330, (0.62, 0.76, 1))
    lights.area((1.6, 4.6, 4.4), (0, 0, 0.6), 1.8, 520, (1, 0.74, 0.44))
    lights.area((0, -5, -4.5), (0, 0, -0.8), 3.0, 190, (1, 0.86, 0.7))


def save(out, target=(0, 0, -0.12), height=0.05, distance=11.6, lens=92):
    scene.camera((0, -distance, height), target, lens)
    scene.S.camera.data.sensor_width = 36
    r = scene.S.render
    r.film_transparent = True
    side = int(os.environ.get('SIDE', SIDE))
    r.resolution_x = r.resolution_y = side
    r.resolution_percentage = 100
    scene.S.cycles.samples = int(os.environ.get('SPP', '48'))
    vl = scene.S.view_layers[0]
    vl.cycles.denoising_store_passes = True
    scene.S.use_nodes = True
    nt = scene.S.node_tree
    nt.nodes.clear()
    layers = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    out = os.path.abspath(out)
    tmp = out[:-4] + '_tmp_'
    fo.base_path = os.path.dirname(out)
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_mode = 'RGBA'
    fo.format.color_depth = '32'
    fo.format.exr_codec = 'NONE'
    fo.file_slots.clear()
    for name, socket in (('c', 'Image'), ('a', 'Denoising Albedo'), ('n', 'Denoising Normal')):
        fo.file_slots.new(os.path.basename(tmp) + name)
        nt.links.new(layers.outputs[socket], fo.inputs[-1])
    composite = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(layers.outputs['Image'], composite.inputs[0])
    bpy.ops.render.render()
    frame = '%04d.exr' % scene.S.frame_current
    color, albedo, normal = (read(tmp + k + frame) for k in 'can')
    alpha = np.clip(color[..., 3], 0, 1)
    clean = denoise.denoise(color[..., :3].copy(), albedo[..., :3].copy(), normal[..., :3].copy(), 'fast')
    # Premultiplied until here: a straight colour keeps the view transform from darkening the edge.
    straight = clean / np.maximum(alpha, 1e-3)[..., None]
    straight = np.where(alpha[..., None] > 0.02, straight, 0)
    im = bpy.data.images.new('o', side, side, alpha=True, float_buffer=True, is_data=False)
    im.alpha_mode = 'STRAIGHT'
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate((straight, np.ones_like(alpha)[..., None]), 2).astype(np.float32).ravel())
    im.update()
    settings = scene.S.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = 'PNG', '8', 'RGB'
    r.film_transparent = False
    im.save_render(out, scene=scene.S)
    mask = bpy.data.images.new('m', side, side, is_data=True)
    mask.pixels.foreach_set(np.concatenate([np.repeat(alpha[..., None], 3, 2), np.ones_like(alpha)[..., None]], 2).astype(np.float32).ravel())
    mask.filepath_raw = out[:-4] + '.mask.png'
    mask.file_format = 'PNG'
    mask.save()
    print('PORTRAIT', os.path.basename(out), flush=True)


def read(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    w, h = im.size
    a = np.empty(w * h * im.channels, np.float32)
    im.pixels.foreach_get(a)
    a = a.reshape(h, w, im.channels).copy()
    bpy.data.images.remove(im)
    os.remove(path)
    return a


def leave():
    sys.stdout.flush()
    os._exit(0)  # torch and Blender together crash when they are torn down
