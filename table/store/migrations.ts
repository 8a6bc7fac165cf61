/** The steps from an empty file to how a store looks today. Steps are added and never changed: files of any age are led through those they lack. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    beginning TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE journal (
    id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (id, place)
  ) STRICT, WITHOUT ROWID;
  `,
];
