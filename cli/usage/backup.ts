export const usage = [
  'hoard backup <file>',
  '',
  'Copies everything that hoard serve keeps (tables, games, people, chat) into one',
  'new file, as it is at one moment; games go on meanwhile. Whoever has the file',
  'has the dice of games that go on: keep it to yourself.',
].join('\n');
