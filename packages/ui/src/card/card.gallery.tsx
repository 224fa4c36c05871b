import { Card } from '@app/ui/card';
import { CardPrompt } from '@app/ui/card-prompt';
import { Specimen } from '../../gallery/specimen.tsx';
import { States as Marks } from '../miniature/miniature.gallery.tsx';

const tones = [undefined, 'sunken', 'ruled'] as const;

export function States() {
  return (
    <>
      {tones.map((tone) => (
        <Specimen key={tone ?? 'plain'} name={`card, ${tone ?? 'plain'}`}>
          <Card tone={tone}>
            <h3>Perimeter</h3>
            <p>Where a visitor is noticed first.</p>
          </Card>
        </Specimen>
      ))}
      <Specimen name="card, small padding">
        <Card padding="small">
          <h3>Perimeter</h3>
          <p>One of many.</p>
        </Card>
      </Specimen>
      <Specimen name="card, no padding">
        <Card padding="none">
          <Marks />
        </Card>
      </Specimen>
      <Specimen name="card, with a drawing">
        <Card drawing={<Marks />}>
          <h3>Perimeter</h3>
          <p>Where a visitor is noticed first.</p>
        </Card>
      </Specimen>
      <Specimen name="card prompt, in a link">
        <a href="#card">
          <CardPrompt>Show the layout</CardPrompt>
        </a>
      </Specimen>
    </>
  );
}
