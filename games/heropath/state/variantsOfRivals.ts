import type { InEveryLanguage, Variant } from '@hoard/kernel';

/** What is chosen among several. */
export const SEVERAL = { least: 2, most: 6 };

/** Morals, styles and Real Time are for those who play against each other. */
export const rivalry = (competition: 'competitive' | 'team'): Variant[] => {
  const where = { option: 'competition', value: competition };
  return [
    {
      option: 'morals',
      rule: 'HP-25.4',
      seats: SEVERAL,
      where,
      label: { en: 'Morals', de: 'Gesinnung' },
      values: [
        {
          value: 'bronze',
          label: { en: 'Bronze Heart', de: 'Bronzeherz' },
          does: {
            en: 'Heroes may ambush and rob each other, and the victim loses VITALITY.',
            de: 'Helden dürfen einander überfallen und bestehlen, und das Opfer verliert Lebenskraft.',
          },
        },
        {
          value: 'silver',
          label: { en: 'Silver Heart', de: 'Silberherz' },
          does: {
            en: 'Heroes may ambush and rob each other, but the victim loses no VITALITY.',
            de: 'Helden dürfen einander überfallen und bestehlen, doch das Opfer verliert keine Lebenskraft.',
          },
          rule: 'HP-25.5',
        },
        {
          value: 'golden',
          label: { en: 'Golden Heart', de: 'Goldherz' },
          does: { en: 'Heroes do not ambush or rob each other.', de: 'Helden überfallen und bestehlen einander nicht.' },
          rule: 'HP-25.7',
        },
      ],
    },
    {
      option: 'style',
      rule: 'HP-30.1',
      seats: SEVERAL,
      where,
      label: { en: 'Style', de: 'Spielstil' },
      values: [
        {
          value: 'conservative',
          label: { en: 'Conservative', de: 'Bewahrend' },
          does: {
            en: 'Eight Place-Sites stand at the start; the others are found on the way.',
            de: 'Acht Stätten stehen zu Beginn; die übrigen findet man unterwegs.',
          },
        },
        {
          value: 'logical',
          label: { en: 'Logical', de: 'Logisch' },
          does: { en: 'All Place-Sites stand on the map from the start.', de: 'Alle Stätten stehen von Anfang an auf der Karte.' },
          rule: 'HP-30.2',
        },
        {
          value: 'mist',
          label: { en: 'Mist', de: 'Nebel' },
          does: {
            en: 'No Place-Site stands at the start; finding them lets heroes travel on, and makes evil stronger.',
            de: 'Zu Beginn steht keine Stätte; wer eine findet, darf weiterreisen, und das Böse wird stärker.',
          },
          rule: 'HP-30.4',
        },
        {
          value: 'adventurous',
          label: { en: 'Adventurous', de: 'Abenteuerlich' },
          does: {
            en: 'A hidden enemy lies on almost every space.',
            de: 'Auf fast jedem Feld liegt ein verdeckter Feind.',
          },
          rule: 'HP-30.13',
        },
      ],
    },
    {
      option: 'turns',
      rule: 'HP-26.1',
      seats: SEVERAL,
      where,
      label: { en: 'Turns', de: 'Ablauf' },
      values: [
        {
          value: 'turns',
          label: { en: 'Play by Turn', de: 'Zug um Zug' },
          does: {
            en: 'One hero after another has a turn of four actions.',
            de: 'Ein Held nach dem anderen hat einen Zug mit vier Aktionen.',
          },
          rule: 'HP-14.1',
        },
        {
          value: 'real time',
          label: { en: 'Real Time', de: 'Echtzeit' },
          does: {
            en: 'All heroes perform their four actions of a round at the same time.',
            de: 'Alle Helden führen ihre vier Aktionen einer Runde gleichzeitig aus.',
          },
        },
      ],
    },
  ];
};

/** HP-2.4, HP-2.5: the same sectors where nobody has rivals. They are locked: one thing is played, and all that rivals choose from is barred. */
const LOCKED: Readonly<Record<string, { readonly rule: string; readonly label: InEveryLanguage; readonly why: InEveryLanguage }>> = {
  morals: {
    rule: 'HP-2.4',
    label: { en: 'none', de: 'keine' },
    why: { en: 'In Co-op and Solo nobody is ambushed or robbed.', de: 'In Gemeinschaft und Solo wird niemand überfallen oder bestohlen.' },
  },
  style: {
    rule: 'HP-2.4',
    label: { en: 'its own', de: 'der eigene' },
    why: { en: 'Co-op and Solo set up the land in a way of their own.', de: 'Gemeinschaft und Solo bauen das Land auf eigene Weise auf.' },
  },
  turns: {
    rule: 'HP-2.5',
    label: { en: 'its own', de: 'der eigene' },
    why: {
      en: 'Co-op has an order of play of its own, and in Solo there is nobody to race.',
      de: 'Gemeinschaft hat einen eigenen Ablauf, und in Solo gibt es niemanden, gegen den man eilt.',
    },
  },
};

export const locked = (seats: Variant['seats'], where?: Variant['where']): Variant[] =>
  rivalry('competitive').map(({ option, label, values }) => {
    const { rule, why, label: own } = LOCKED[option]!;
    return {
      option,
      rule,
      seats,
      ...(where && { where }),
      label,
      values: [{ value: values[0]!.value, label: own, does: why }],
      barred: [{ labels: values.map((value) => value.label), why, rule }],
    };
  });
