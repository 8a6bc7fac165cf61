import './deeds.css';

interface RoseProps {
  readonly title: string;
  readonly line: string;
  readonly isOff?: boolean;
  readonly answers: string;
  readonly onPress: () => void;
}

/** The one button that matters; its second line is the consequence. */
export const Rose = ({ title, line, isOff = false, answers, onPress }: RoseProps) => (
  <button type="button" class="ea-rose" data-main data-answer={1} data-key={answers} aria-disabled={isOff} onClick={onPress}>
    <b>{title}</b>
    {line !== '' && <span>{line}</span>}
  </button>
);
