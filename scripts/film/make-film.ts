import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { FILM_SECONDS } from '../../mfe-marketing/src/features/technology/film/alarm-story.ts';
import { frame, HEIGHT, POSTER_AT, WIDTH } from './scene.ts';

const FRAMES_A_SECOND = 16;
const SYSTEM_CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const source = path.join(import.meta.dirname, '../../mfe-marketing/src');
const ui = path.join(import.meta.dirname, '../../packages/ui/src');
const target = path.join(source, 'features/technology/film');

const [only] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: SYSTEM_CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(await emptyDocument());
  await page.evaluate(() => document.fonts.ready);
  if (only) await takeStills(page, only.split(',').map(Number));
  else await makeFilm(page);
} finally {
  await browser.close();
}

async function makeFilm(page: Page): Promise<void> {
  const poster = encode([
    '-i',
    '-',
    '-c:v',
    'libwebp',
    '-quality',
    '82',
    path.join(target, 'alarm-poster.webp'),
  ]);
  poster.stdin.end(await still(page, POSTER_AT, { captioned: false }));
  await finished(poster);
  const film = encode([
    ...['-framerate', String(FRAMES_A_SECOND), '-i', '-', '-an'],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '28'],
    ...['-movflags', '+faststart', '-map_metadata', '-1', path.join(target, 'alarm-film.mp4')],
  ]);
  for (let number = 0; number < FILM_SECONDS * FRAMES_A_SECOND; number++) {
    const picture = await still(page, number / FRAMES_A_SECOND);
    if (!film.stdin.write(picture)) await once(film.stdin, 'drain');
  }
  film.stdin.end();
  await finished(film);
}

/** Writes single frames as images into the working folder, to check a drawing. */
async function takeStills(page: Page, seconds: readonly number[]): Promise<void> {
  for (const second of seconds) {
    await still(page, second);
    await page.screenshot({ path: `still-${second}.png` });
  }
}

async function still(page: Page, second: number, options?: { captioned: boolean }) {
  await page.evaluate(
    (svg) => {
      document.body.innerHTML = svg;
    },
    frame(second, options),
  );
  return page.screenshot();
}

function encode(args: readonly string[]) {
  const pictures = ['-f', 'image2pipe', '-c:v', 'png'];
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...pictures, ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

async function finished(encoder: ReturnType<typeof encode>): Promise<void> {
  const [code] = await once(encoder, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** A document with the site's tokens, strokes and fonts, in night colours. */
async function emptyDocument(): Promise<string> {
  const read = (file: string) => readFile(file, 'utf8');
  const font = async (family: string, file: string) => {
    const data = await readFile(path.join(ui, 'fonts', `${file}-wght-normal.woff2`), 'base64');
    return `@font-face{font-family:"${family} Variable";font-weight:400 900;src:url(data:font/woff2;base64,${data})}`;
  };
  const styles = await Promise.all([
    font('Schibsted Grotesk', 'schibsted-grotesk-basic'),
    font('Sometype Mono', 'sometype-mono-latin'),
    read(path.join(ui, 'tokens.css')),
    read(path.join(source, 'drawing/strokes.module.css')),
  ]);
  return `<!doctype html><style>${styles.join('\n')}
    body{margin:0;background:var(--surface-page)} svg{display:block}
    .caption{font:640 56px var(--font-sans);fill:var(--text-strong)}
    .count{font:680 44px var(--font-sans);fill:var(--on-action)}
    </style><body data-surface="dark"><span class="caption">a</span><span class="note">a</span></body>`;
}
