import { Problem, type Game, type Judgement, type Types } from '@hoard/kernel';

/** Something that can be done with the rules and the judgement of any game, whatever its types. */
type Use<R> = <T extends Types>(game: Game<T>, judgement: Judgement<T>) => R;

/** A mind whose types only those know who use it. */
const mind =
  <T extends Types>(load: () => Promise<{ game: Game<T>; judgementOf: (game: Game<T>) => Judgement<T> }>) =>
  async <R>(use: Use<R>): Promise<R> => {
    const { game, judgementOf } = await load();
    return use(game, judgementOf(game));
  };

/** What a bot on the page needs of each game: its rules and a judgement, and nothing of the other games. A new game is one line here. */
const minds = {
  'dragon-attack': mind(async () => {
    const [{ dragonAttack: game }, { judgementOf }] = await Promise.all([
      import('./dragon-attack/game.ts'),
      import('./dragon-attack/bots/judgement.ts'),
    ]);
    return { game, judgementOf };
  }),
  'seven-moons': mind(async () => {
    const [{ sevenMoons: game }, { judgementOf }] = await Promise.all([
      import('./seven-moons/game.ts'),
      import('./seven-moons/bots/judgement.ts'),
    ]);
    return { game, judgementOf };
  }),
};

/** Loads what there is to know about the game of that name, and does something with it. */
export async function withMind<R>(id: string, use: Use<R>): Promise<R> {
  if (!isMind(id))
    throw new Problem(`There is no game '${id}' here; expected ${Object.keys(minds).join(', ')}`, {
      fault: 'unknownGame',
      args: { game: id },
    });
  return minds[id](use);
}

const isMind = (id: string): id is keyof typeof minds => Object.hasOwn(minds, id);
