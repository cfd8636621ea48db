"""The finished files: WebP for the pages, JPEG with a credit for the press."""
import json
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.normpath(os.path.join(HERE, '..', '..', '..', 'data'))
FILES = os.path.join(DATA, 'files')
PRESS_LIMIT = 750  # kB


def _lower_until_fits(path, qualities, limit, save):
    for q in qualities:
        save(str(q))
        if os.path.getsize(path) <= limit * 1000:
            return path
    raise RuntimeError(f'{path} stays above {limit} kB')


def webp(png, name, size, limit):
    """Scale to the final size and save as WebP, lowering the quality until the file fits."""
    path = os.path.join(FILES, name + '.webp')
    return _lower_until_fits(path, (86, 82, 78, 73, 68, 62, 56), limit, lambda q: subprocess.run(
        ['cwebp', '-quiet', '-q', q, '-m', '6', '-sharp_yuv', '-resize',
         str(size[0]), str(size[1]), png, '-o', path], check=True))


def press_jpeg(png, name, shows, width):
    """Scale down to the width, save as progressive JPEG and write what it shows and whom to credit into its metadata."""
    path = os.path.join(FILES, name + '.jpg')
    _lower_until_fits(path, (88, 84, 80, 76, 72), PRESS_LIMIT, lambda q: subprocess.run(
        ['convert', png, '-resize', f'{width}x>', '-strip', '-sampling-factor', '4:2:0', '-interlace', 'JPEG',
         '-quality', q, path], check=True))
    with open(os.path.join(DATA, 'company.json'), encoding='utf-8') as file:
        company = json.load(file)['name']
    tags = {'IFD0:Artist': company, 'IFD0:Copyright': f'© {company}',
            'IFD0:ImageDescription': shows, 'IPTC:By-line': company,
            'IPTC:Credit': f'Crédito: {company}', 'IPTC:CopyrightNotice': f'© {company}',
            'IPTC:Caption-Abstract': shows, 'XMP-dc:Creator': company,
            'XMP-dc:Rights': f'© {company}', 'XMP-dc:Description': shows,
            'XMP-photoshop:Credit': f'Crédito: {company}'}
    subprocess.run(['exiftool', '-q', '-overwrite_original', '-codedcharacterset=utf8',
                    *(f'-{tag}={value}' for tag, value in tags.items()), path], check=True)
    return path
