import decode from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from '../../friends/QrCode.tsx';

/** As large as a camera would see a field. */
const SCALE = 4;

/** Paints what the path says, and reads it as a camera does. */
function readBack(text: string): string {
  const { path, size } = qrPath(text);
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      data.fill(0, (row * width + Number(x) * SCALE) * 4, (row * width + (Number(x) + Number(length)) * SCALE) * 4);
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  return decode({ width, height: width, data });
}

test.each(['http://192.168.1.20:4600/#/seat/7f3a00c1/0123456789abcdef0123456789abcdef', 'https://hoard.example/'])(
  'a camera reads %s from its code',
  (address) => {
    expect(readBack(address)).toBe(address);
  },
);
