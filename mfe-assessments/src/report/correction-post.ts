import { type Change, changeKinds } from '@app/contracts/report-understanding';

/** What the form of a correction posted without JavaScript; undefined for any other post. */
export function correctionIn(form: FormData) {
  const corrects = form.get('corrects');
  if (typeof corrects !== 'string') return undefined;
  const removed = form.getAll('remove').flatMap(changeIn);
  const selected = changeKinds.flatMap((kind) => changeIn(`${kind}:${form.get(`add-${kind}`)}`));
  return { corrects, removed, added: [...form.getAll('answer').flatMap(changeIn), ...selected] };
}

/** Ids are checked by the API. */
function changeIn(posted: FormDataEntryValue): Change[] {
  const [name, id] = typeof posted === 'string' ? posted.split(':') : [];
  const kind = changeKinds.find((one) => one === name);
  return kind && id && id !== 'null' ? [{ kind, id }] : [];
}
