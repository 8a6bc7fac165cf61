const ARTICLE = /^(der|die|das) (?=\p{Lu})/u;

/** The names of a content set in German, as a sentence needs them. */
export interface GermanNames {
  /** `Sumpftroll`: without an article. */
  readonly plain: (name: string) => string;
  /** `der Sumpftroll`, `Doktor Unkenfuß`; `den Sumpftroll`. */
  readonly nominative: (name: string) => string;
  readonly accusative: (name: string) => string;
  /** `ein Sumpftroll`; `einen Sumpftroll`. */
  readonly someone: (name: string) => string;
  readonly whomever: (name: string) => string;
  /** `zur Rosenfurt`, `nach Aschenhafen`. */
  readonly towards: (name: string) => string;
  /** `von der Rosenfurt`, `vom Altwald`, `von Aschenhafen`. */
  readonly away: (name: string) => string;
  /** `bei der Rosenfurt`, `in Aschenhafen`. */
  readonly at: (name: string) => string;
  /** `in der Rosenfurt`, `im Altwald`: within a region; `an der Rosenfurt`, `am Nebelfluss`: along it. */
  readonly inside: (name: string) => string;
  readonly along: (name: string) => string;
  /** `der Rosenfurt`, `von Aschenhafen`: where something else lies beside it. */
  readonly ofPlace: (name: string) => string;
}

/** `german` has the German for each name of the box, with its article if it has one. Names that it does not know stay as they are. */
export function germanNames(german: Readonly<Record<string, string>>): GermanNames {
  const declined =
    (der: string, die: string, das: string, none: string) =>
    (name: string): string => {
      const words = german[name] ?? name;
      const before = { der, die, das }[ARTICLE.exec(words)?.[1] ?? ''] ?? none;
      return `${before} ${words.replace(ARTICLE, '')}`.trim();
    };
  return {
    plain: declined('', '', '', ''),
    nominative: declined('der', 'die', 'das', ''),
    accusative: declined('den', 'die', 'das', ''),
    someone: declined('ein', 'eine', 'ein', ''),
    whomever: declined('einen', 'eine', 'ein', ''),
    towards: declined('zum', 'zur', 'zum', 'nach'),
    away: declined('vom', 'von der', 'vom', 'von'),
    at: declined('beim', 'bei der', 'beim', 'in'),
    inside: declined('im', 'in der', 'im', 'in'),
    along: declined('am', 'an der', 'am', 'an'),
    ofPlace: declined('vom', 'der', 'vom', 'von'),
  };
}
