import { Container, Prose, Row, Section, Split, Stack } from '@app/ui/layout';
import css from '../../gallery/gallery.module.css';
import { Specimen } from '../../gallery/specimen.tsx';

const blocks = ['One', 'Two', 'Three'].map((text) => (
  <p key={text} className={css.block}>
    {text}
  </p>
));

export function States() {
  return (
    <>
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
