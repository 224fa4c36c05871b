import { Stack } from '@app/ui/layout';
import css from './ask-any-installer.module.css';

/** Questions for every installer who quotes, so that a visitor can compare them. */
export function AskAnyInstaller({ questions }: { readonly questions: readonly string[] }) {
  return (
    <div className={css.beside}>
      <Stack gap="sm">
        <h2>Ask any installer</h2>
        <p>Ask us too. A good answer gives a figure or shows it on a drawing.</p>
      </Stack>
      <ul className={css.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
