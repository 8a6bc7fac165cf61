import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { Console } from '../console.ts';

/** A terminal of 80 columns and 24 lines, into which somebody types as soon as there is a prompt. */
export function terminal(answer: (screen: string) => string | null) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  const screens: string[] = [''];
  output.setEncoding('utf8').on('data', (text: string) => {
    for (const [index, part] of text.split('\u001b[2J').entries()) {
      if (index > 0) screens.push('');
      screens[screens.length - 1] += part;
    }
    // Readline puts the cursor behind the prompt last of all.
    const screen = stripVTControlCharacters(screens.at(-1)!);
    if (stripVTControlCharacters(text) !== '' || !screen.endsWith('> ')) return;
    const typed = answer(screen);
    if (typed === null) input.end();
    else input.write(`${typed}\n`);
  });
  return { console: new Console({ colour: true, ascii: false, speed: 0 }, input, output), screens };
}
