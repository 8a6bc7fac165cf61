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
  `
  ALTER TABLE journal ADD COLUMN at INTEGER NOT NULL DEFAULT 0;

  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX keys_of ON keys (person);

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    phase TEXT NOT NULL,
    is_listed INTEGER NOT NULL,
    host TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    described TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_by_phase ON tables (phase, changed_at);
  CREATE INDEX tables_of ON tables (host);

  CREATE TABLE seats (
    person TEXT NOT NULL,
    id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_at ON seats (id);

  CREATE TABLE chat (
    id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    person TEXT NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (id, place)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX chat_of ON chat (person);
  `,
  `
  CREATE TABLE addresses (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    device TEXT REFERENCES keys (hash) ON DELETE CASCADE,
    described TEXT NOT NULL
  ) STRICT;
  CREATE INDEX addresses_of ON addresses (person);
  CREATE INDEX addresses_at ON addresses (device);

  CREATE TABLE called (
    id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (id, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX called_are ON called (person);

  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  UPDATE tables SET described = json_set(
    described,
    '$.rewind', json('null'),
    '$.ballot', json('null'),
    '$.next', json('null'),
    '$.seats', (SELECT json_group_array(json_set(value, '$.keptFor', json('null'))) FROM json_each(described, '$.seats'))
  );
  `,
  `
  ALTER TABLE journal ADD COLUMN told TEXT;
  `,
  `
  ALTER TABLE people ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
  UPDATE people SET seen_at = unixepoch() * 1000;
  CREATE INDEX people_seen ON people (seen_at);
  `,
  `
  CREATE TABLE sat (
    person TEXT NOT NULL,
    id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (person, id, seat, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sat_at ON sat (id);
  INSERT INTO sat (person, id, seat, name)
    SELECT value ->> 'person', tables.id, key, value ->> 'name' FROM tables, json_each(described, '$.seats')
    WHERE phase <> 'gathering' AND value ->> 'person' IS NOT NULL AND value ->> 'name' IS NOT NULL;
  `,
  `
  UPDATE tables SET described = json_set(described, '$.vote.hereAt', json('{}')) WHERE described ->> '$.vote' IS NOT NULL;
  UPDATE tables SET described = json_set(described, '$.rewind.hereAt', json('{}')) WHERE described ->> '$.rewind' IS NOT NULL;
  CREATE INDEX tables_asking ON tables (id) WHERE coalesce(described ->> '$.vote', described ->> '$.rewind') IS NOT NULL;
  `,
  `
  UPDATE tables SET described = json_set(described, '$.seats', (
    SELECT json_group_array(json_set(value, '$.isGone', json(CASE WHEN value ->> 'person' IS NULL AND EXISTS (
      SELECT 1 FROM journal WHERE journal.id = tables.id AND entry ->> 'now' = 'gone' AND entry ->> 'seat' = key
    ) THEN 'true' ELSE 'false' END))) FROM json_each(described, '$.seats')
  ));
  `,
  `
  UPDATE tables SET described = json_set(described, '$.seats', (
    SELECT json_group_array(json_set(value, '$.isMissed', json('false'))) FROM json_each(described, '$.seats')
  ));
  `,
];
