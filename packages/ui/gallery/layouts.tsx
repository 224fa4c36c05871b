import { Card } from '@app/ui/card';
import { CardPrompt } from '@app/ui/card-prompt';
import { Container, Prose, Row, Section, Split, Stack } from '@app/ui/layout';
import css from './gallery.module.css';
import { Marks } from './marks.tsx';
import { Specimen } from './specimen.tsx';

const tones = [undefined, 'sunken', 'ruled'] as const;
const blocks = ['One', 'Two', 'Three'].map((text) => (
  <p key={text} className={css.block}>
    {text}
  </p>
));

export function Layouts() {
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
        <a href="#layout">
          <CardPrompt>Show the layout</CardPrompt>
        </a>
      </Specimen>
      <Specimen name="stack">
        <Stack>{blocks}</Stack>
      </Specimen>
      <Specimen name="stack, small gap">
        <Stack gap="sm">{blocks}</Stack>
      </Specimen>
      <Specimen name="row">
        <Row>{blocks}</Row>
      </Specimen>
      <Specimen name="split">
        <Split aside={<p className={css.block}>Aside</p>}>{blocks[0]}</Split>
      </Specimen>
      <Specimen name="split, even">
        <Split even aside={blocks[1]}>
          {blocks[0]}
        </Split>
      </Specimen>
      <Specimen name="section, sunken, with a container">
        <Section as="div" tone="sunken">
          <Container>{blocks[0]}</Container>
        </Section>
      </Specimen>
      <Specimen name="prose">
        <Prose>
          <p>Running text keeps a width at which lines are easy to find again.</p>
          <ul>
            <li>A list of the same text</li>
            <li>
              With <a href="#layout">a link to this block</a> and something <strong>strong</strong>
            </li>
          </ul>
        </Prose>
      </Specimen>
    </>
  );
}
