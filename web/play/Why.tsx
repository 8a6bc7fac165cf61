import { capitalised, type Denial, type Types } from '@hoard/kernel';
import { Dialog } from '../style/Dialog.tsx';
import { RuleText } from './RuleText.tsx';
import type { Sitting } from './sitting.ts';

/** Why something is not possible now, with the rule that says so. */
export function Why<T extends Types>({ sitting, denial }: { readonly sitting: Sitting<T>; readonly denial: Denial }) {
  const { telling, voices, why } = sitting;
  return (
    <Dialog title={capitalised(sitting.option(denial.action))} onClose={() => (why.value = null)}>
      <p class="why">{telling.value.denial(denial, voices)}</p>
      <RuleText sitting={sitting} id={denial.rule} />
    </Dialog>
  );
}
