import { capitalised, type Denial, type Types } from '@hoard/kernel';
import { Dialog } from '../style/Dialog.tsx';
import { RuleText } from './RuleText.tsx';
import type { PlayModel } from './playModel.ts';

/** Why something is not possible now, with the rule that says so. */
export function Why<T extends Types>({ model, denial }: { readonly model: PlayModel<T>; readonly denial: Denial }) {
  const { telling, voices, why } = model;
  return (
    <Dialog title={capitalised(model.option(denial.action))} onClose={() => (why.value = null)}>
      <p class="why">{telling.value.denial(denial, voices)}</p>
      <RuleText model={model} id={denial.rule} />
    </Dialog>
  );
}
