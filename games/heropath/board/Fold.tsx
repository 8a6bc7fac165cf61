interface FoldProps {
  readonly text: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** What is seldom wanted, and how much of it there is: a press lays it open. */
export const Fold = ({ text, count, isOpen, onPress }: FoldProps) => (
  <button type="button" class="button" aria-expanded={isOpen} onClick={onPress}>
    {text} <small>{count}</small>
  </button>
);
