"""The scene as a whole: a fresh start, the camera. One unit is one square of the chess board."""
import os
import random
import bpy
from mathutils import Vector


S = bpy.context.scene


def reset(seed=7):
    global S
    bpy.ops.wm.read_factory_settings(use_empty=True)
    S = bpy.context.scene
    random.seed(seed)
    from . import materials, pieces  # here: both import what this module defines

    materials.CACHE.clear()
    pieces.CACHE.clear()
    S.render.engine = 'CYCLES'
    c = S.cycles
    c.device = 'CPU'
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.03
    c.adaptive_min_samples = 12
    c.use_denoising = False
    c.max_bounces = 5
    c.diffuse_bounces = 3
    c.glossy_bounces = 3
    c.transmission_bounces = 5
    c.transparent_max_bounces = 6
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4
    c.blur_glossy = 0.5
    c.use_fast_gi = False
    S.render.threads_mode = 'FIXED'
    S.render.threads = int(os.environ.get('THREADS', '2'))
    S.view_settings.view_transform = 'Filmic'
    S.view_settings.look = 'Medium High Contrast'
    S.render.use_persistent_data = False
    return S


def link(o, col=None):
    S.collection.objects.link(o)
    return o


def group(objs, loc=(0, 0, 0), rot=0, scale=1):
    e = link(bpy.data.objects.new('grp', None))
    for o in objs:
        if o.parent is None:
            o.parent = e
    e.location = loc
    e.rotation_euler = (0, 0, rot)
    e.scale = (scale,) * 3 if not hasattr(scale, '__len__') else scale
    return e


def camera(loc, target, lens=50, focus=None, f=2.8, shift=(0, 0)):
    cam = bpy.data.cameras.new('cam')
    o = link(bpy.data.objects.new('cam', cam))
    S.camera = o
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    cam.lens = lens
    cam.clip_end = 2000
    cam.shift_x, cam.shift_y = shift
    if focus is not None:
        cam.dof.use_dof = True
        v = Vector(focus) - Vector(loc)
        cam.dof.focus_distance = v.dot(d.normalized())
        cam.dof.aperture_fstop = f
        cam.dof.aperture_blades = 0
    return o
