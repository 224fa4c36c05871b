import type { SiteOutline } from '@app/contracts/site-outline';
import { type ComponentProps, useMemo } from 'react';
import { drawnLayout, type Planned } from './drawn-layout.ts';
import { EditorSheet } from './editor-sheet.tsx';
import { type Handle, handlesOf, type Tool } from './handles.ts';
import { PictureBehind } from './picture/lazy-picture.tsx';
import { SideFields } from './side-fields.tsx';
import { useDragging } from './use-dragging.ts';

interface Props
  extends Pick<
    ComponentProps<typeof EditorSheet>,
    'outline' | 'size' | 'handles' | 'chosen' | 'faultsAt' | 'describedBy' | 'onKey'
  > {
  /** What a drag changes: with the rooms of the plan while their walls are moved. */
  readonly edited: SiteOutline;
  readonly planned: Planned;
  /** The last plan is not that of the outline. */
  readonly isOld: boolean;
  readonly tool: Tool;
  /** Of the saved plan whose picture lies behind. */
  readonly saved: ComponentProps<typeof PictureBehind>['saved'];
  readonly onChoose: (key: string | undefined) => void;
  readonly onChange: (outline: SiteOutline) => void;
  readonly onDrop: (outline: SiteOutline) => void;
}

/** The sheet with what is being dragged on it: of the editor, a movement renders only this again. */
export function DraggedSheet(props: Props) {
  const { outline, edited, size, planned, tool, saved, onChoose } = props;
  const { projection } = size;
  const { dragged, handlers } = useDragging({
    outline: edited,
    handles: props.handles,
    projection,
    onChoose,
    onDrop: props.onDrop,
  });
  const shown = dragged?.outline ?? outline;
  const isOld = dragged !== undefined || props.isOld;
  const layout = useMemo(() => drawnLayout(shown, planned, isOld), [shown, planned, isOld]);
  const handles: readonly Handle[] = dragged
    ? handlesOf(shown, tool, projection.scale)
    : props.handles;
  const corner = props.handles.find(({ key }) => key === props.chosen)?.corner;
  return (
    <>
      <EditorSheet
        outline={shown}
        layout={layout}
        size={size}
        behind={
          shown.picture && (
            <PictureBehind picture={shown.picture} saved={saved} projection={projection} />
          )
        }
        handles={handles}
        chosen={dragged?.key ?? props.chosen}
        dragged={dragged}
        faultsAt={props.faultsAt}
        describedBy={props.describedBy}
        onFocusHandle={onChoose}
        onKey={props.onKey}
        handlers={handlers}
      />
      {corner && !dragged && (
        <SideFields
          key={props.chosen}
          outline={outline}
          corner={corner}
          size={size}
          onChange={props.onChange}
        />
      )}
    </>
  );
}
