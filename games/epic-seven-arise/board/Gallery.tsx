import type { BoardProps } from '@hoard/paint';
import { covenant as content } from '../content/covenant.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { effectsInWords } from '../telling/cards.ts';
import { Portrait } from './Portrait.tsx';
import { wordsIn } from './speech.ts';
import { Ear, EaSign } from './Tokens.tsx';
import './gallery.css';

/** The heroes, of whom everybody chooses one. */
export function Gallery({ view, asked, considered, language, voices, onChoose }: BoardProps<EpicSevenArise>) {
  const words = wordsIn(language);
  const { board: say, sheet } = words;
  const board = view.sight;
  return (
    <ul class="ea-gallery" aria-label={say.heroes}>
      {words.content.heroes.map(({ id, name, title, speed, health, armour, skills }, row) => {
        const owner = board.heroes.find((hero) => hero.id === row)?.owner;
        const action = act.hero(row);
        const isOpen = asked?.actions.includes(action) ?? false;
        const does = skills.map((skill) => `${skill.name}: ${effectsInWords(words, board, skill.does)}`);
        return (
          <li key={id}>
            <button
              type="button"
              class={`ea-hero-card ${considered === action ? 'considered' : ''} ${owner === undefined ? '' : 'taken'}`}
              aria-disabled={!isOpen}
              onClick={() => isOpen && onChoose(action)}
            >
              <Ear
                text={[`${name}, ${title}`, sheet.health(health, health), sheet.armour(armour), sheet.speed(speed), ...does].join('; ')}
              />
              <Portrait of={content.heroes[row]!.id} />
              <b aria-hidden="true">{name}</b>
              <small aria-hidden={owner === undefined}>{owner === undefined ? title : say.taken(voices.nameOf(owner))}</small>
              <span class="values" aria-hidden="true">
                <span>
                  <EaSign sign="heart" /> {health}
                </span>
                <span>
                  <EaSign sign="shield" /> {armour}
                </span>
                <span>
                  <EaSign sign="speed" /> {speed}
                </span>
              </span>
              <span class="skills" aria-hidden="true">
                {skills.map((skill) => (
                  <i key={skill.name}>{skill.name}</i>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
