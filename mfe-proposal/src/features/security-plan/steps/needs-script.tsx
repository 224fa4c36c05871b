import { proposalTexts } from '@app/contracts/proposal';
import { Button } from '@app/ui/button';
import { Stack } from '@app/ui/layout';
import { StartForm } from '../without-script/start-form.tsx';

/** For browsers without JavaScript that open a step by its address: only a post has the answers. */
export function NeedsScript() {
  return (
    <noscript>
      <Stack>
        <p>Without JavaScript, your answers are not kept at this address. Please start again.</p>
        <StartForm>
          <Button type="submit" variant="primary" size="lg">
            {proposalTexts.start}
          </Button>
        </StartForm>
      </Stack>
    </noscript>
  );
}
