import { Icon } from '@hoard/paint';
import type { HeroId } from '../state/board.ts';
import { liveryOfHero } from './heroes.ts';
import './portrait.css';

/** A hero's face under an arch of his colour. */
export function Portrait({ hero }: { readonly hero: HeroId }) {
  const { css, crest, ink } = liveryOfHero(hero);
  return (
    <span class="hp-portrait" style={{ '--livery': css, color: ink }} aria-hidden="true">
      <Icon path={crest} size="1em" />
    </span>
  );
}
