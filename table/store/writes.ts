import type { Seat } from '@hoard/kernel';
import type { Database } from './database.ts';
import { read, text } from './texts.ts';
import type { AdoptedRules, Beginning, KeptAddress, KeptKey, KeptSaid, KeptTable, Person, Written } from './store.ts';

/** All that is ever written to a store, each inside of a transaction. What time it is, whoever writes says. */
export class Writes {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  begin(id: string, beginning: Beginning): Written {
    return this.#change(
      'INSERT INTO games (id, game, beginning) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      id,
      beginning.game,
      text(beginning),
    );
  }

  /** `entry` as text: the thread that carries out has no use for its parts. */
  append(id: string, place: number, entry: string, at: number, told: string | null): Written {
    // A place that does not follow the last one would leave a gap: as if somebody else had been there.
    return this.#change(
      `INSERT INTO journal (id, place, entry, at, told)
       SELECT ?1, ?2, ?3, ?4, ?5 WHERE ?2 = (SELECT coalesce(max(place) + 1, 0) FROM journal WHERE id = ?1) ON CONFLICT DO NOTHING`,
      id,
      place,
      entry,
      at,
      told,
    );
  }

  adopt(id: string, { version, content, told }: AdoptedRules): void {
    this.#change(`UPDATE games SET beginning = json_set(beginning, '$.version', ?, '$.content', ?) WHERE id = ?`, version, content, id);
    for (const [place, short] of told.entries()) this.#change('UPDATE journal SET told = ? WHERE id = ? AND place = ?', short, id, place);
  }

  addPerson({ id, name }: Person, key: KeptKey, now: number): void {
    this.#change('INSERT INTO people (id, name, seen_at) VALUES (?, ?, ?)', id, name, now);
    this.addKey(id, key);
  }

  noteSeen(person: string, now: number): void {
    this.#change('UPDATE people SET seen_at = ? WHERE id = ?', now, person);
  }

  rename(person: string, name: string): void {
    this.#change('UPDATE people SET name = ? WHERE id = ?', name, person);
  }

  addKey(person: string, { hash, kind }: KeptKey): void {
    this.#change('INSERT INTO keys (hash, kind, person) VALUES (?, ?, ?)', hash, kind, person);
  }

  removeKeys(person: string, kind: KeptKey['kind'], but: string): void {
    this.#change('DELETE FROM keys WHERE person = ? AND kind = ? AND hash <> ?', person, kind, but);
  }

  spendKey({ hash, kind }: KeptKey): Written {
    return this.#change('DELETE FROM keys WHERE hash = ? AND kind = ?', hash, kind);
  }

  setAddress(person: string, device: string | null, address: KeptAddress | null): void {
    this.#change('DELETE FROM addresses WHERE person = ? AND device IS ?', person, device);
    if (address !== null) this.#change('INSERT INTO addresses (person, device, described) VALUES (?, ?, ?)', person, device, text(address));
  }

  noteCalled(person: string, table: string, at: number, since: number): Written {
    return this.#change(
      'INSERT INTO called (id, person, at) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET at = ?3 WHERE at < ?4',
      table,
      person,
      at,
      since,
    );
  }

  noteCame(person: string, table: string): void {
    this.#change('DELETE FROM called WHERE id = ? AND person = ?', table, person);
  }

  forget(person: string): void {
    this.#change('DELETE FROM people WHERE id = ?', person);
    this.#change('DELETE FROM chat WHERE person = ?', person);
    this.#change('DELETE FROM sat WHERE person = ?', person);
  }

  keepTable(table: KeptTable): Written {
    const { id, revision, phase, isListed, host, changedAt, seats } = table;
    const values = [revision, phase, Number(isListed), host, changedAt, text(table)];
    const written =
      revision === 0
        ? this.#change(
            'INSERT INTO tables (id, revision, phase, is_listed, host, changed_at, described) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
            id,
            ...values,
          )
        : this.#change(
            'UPDATE tables SET revision = ?, phase = ?, is_listed = ?, host = ?, changed_at = ?, described = ? WHERE id = ? AND revision = ?',
            ...values,
            id,
            revision - 1,
          );
    if (written === 'taken') return written;
    this.#change('DELETE FROM seats WHERE id = ?', id);
    for (const [seat, { person, name }] of seats.entries()) {
      if (person === null) continue;
      this.#change('INSERT INTO seats (person, id) VALUES (?, ?) ON CONFLICT DO NOTHING', person, id);
      // What is written down of a game that has begun keeps the name of who sat there, wherever they are by then.
      if (phase !== 'gathering' && name !== null)
        this.#change('INSERT INTO sat (person, id, seat, name) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING', person, id, seat, name);
    }
    return written;
  }

  unname(id: string, seat: Seat, from: string, to: string): void {
    this.#change(
      `UPDATE games SET beginning = json_set(beginning, '$.seated[' || CAST(?2 AS INTEGER) || '].name', ?4)
       WHERE id = ?1 AND beginning ->> ('$.seated[' || CAST(?2 AS INTEGER) || '].name') = ?3`,
      id,
      seat,
      from,
      to,
    );
    this.#change(
      `UPDATE journal SET entry = json_set(entry, '$.name', ?4)
       WHERE id = ?1 AND entry ->> 'now' = 'back' AND entry ->> 'seat' = CAST(?2 AS INTEGER) AND entry ->> 'name' = ?3`,
      id,
      seat,
      from,
      to,
    );
  }

  removeTable(id: string): void {
    this.#change('DELETE FROM tables WHERE id = ?', id);
    this.#change('DELETE FROM games WHERE id = ?', id);
  }

  addSaid(table: string, said: Omit<KeptSaid, 'place'>): KeptSaid {
    const [row] = this.#database.rows('SELECT coalesce(max(place) + 1, 0) AS place FROM chat WHERE id = ?', table);
    const kept: KeptSaid = { ...said, place: Number(row!['place']) };
    this.#change('INSERT INTO chat (id, place, person, said) VALUES (?, ?, ?, ?)', table, kept.place, kept.person, text(kept));
    return kept;
  }

  report(table: string, place: number): KeptSaid | null {
    const [row] = this.#database.rows('SELECT said FROM chat WHERE id = ? AND place = ?', table, place);
    if (row === undefined) return null;
    const kept: KeptSaid = { ...(read(row['said']) as KeptSaid), isReported: true };
    this.#change('UPDATE chat SET said = ? WHERE id = ? AND place = ?', text(kept), table, place);
    return kept;
  }

  unsay(table: string, place: number): void {
    this.#change('DELETE FROM chat WHERE id = ? AND place = ?', table, place);
  }

  secret(name: string, fresh: string): string {
    const [known] = this.#database.rows('SELECT secret FROM secrets WHERE name = ?', name);
    if (known !== undefined) return String(known['secret']);
    this.#change('INSERT INTO secrets (name, secret) VALUES (?, ?)', name, fresh);
    return fresh;
  }

  #change(...given: Parameters<Database['change']>): Written {
    return this.#database.change(...given);
  }
}

export type WriteName = keyof Writes;
/** A write by its name, as it is sent to the thread that carries it out. */
export type Write<N extends WriteName = WriteName> = { readonly [M in N]: { readonly name: M; readonly args: Parameters<Writes[M]> } }[N];
