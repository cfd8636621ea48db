"""Command line: nice blender -b -P tools/studio/pictures/render.py -- [NAME…|PATTERN…] [--all]
[--missing] [--preview] [--samples N] [--scale X] [--list]. Patterns use * (line-1-*)."""
import argparse
import fnmatch
import glob
import importlib
import os
import sys
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import output  # noqa: E402
import studio  # noqa: E402


def load_scenes():
    """Import every scenes_*.py; a broken module is reported and does not stop the others."""
    for path in sorted(glob.glob(os.path.join(HERE, 'scenes_*.py'))):
        try:
            importlib.import_module(os.path.basename(path)[:-3])
        except Exception:
            print('BROKEN MODULE', os.path.basename(path), file=sys.stderr)
            traceback.print_exc()


def main():
    argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    ap = argparse.ArgumentParser()
    ap.add_argument('names', nargs='*')
    for flag in ('--all', '--missing', '--preview', '--list'):
        ap.add_argument(flag, action='store_true')
    ap.add_argument('--samples', type=int)
    ap.add_argument('--scale', type=float)
    args = ap.parse_args(argv)
    os.nice(15)
    load_scenes()
    known = list(studio.SCENES)
    if args.all or (args.missing and not args.names):
        names = known
    else:
        names = [n for pat in args.names for n in known if fnmatch.fnmatch(n, pat)]
    if args.missing:
        names = [n for n in names
                 if not all(os.path.exists(os.path.join(output.FILES, f)) for f in studio.files(n))]
    if args.list:
        print('\n'.join(names or known))
        return
    if not names:
        print('NO SCENE MATCHES', args.names)
    failed = []
    for name in dict.fromkeys(names):
        try:
            studio.render(name, args.preview, args.samples, args.scale)
        except Exception:
            traceback.print_exc()
            failed.append(name)
    if failed:
        print('FAILED', *failed)
        sys.exit(1)


main()
