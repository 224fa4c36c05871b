import type { MarkdownInline } from '@app/markdown/markdown-document';
import { Fragment } from 'react';

/** Text with what stands out in it. */
export function MarkdownInlines({ content }: { readonly content: readonly MarkdownInline[] }) {
  return content.map((inline, index) => {
    if (inline.kind === 'text') {
      return <Fragment key={index}>{inline.text}</Fragment>;
    }
    const Tag = inline.kind === 'strong' ? 'strong' : 'em';
    return (
      <Tag key={index}>
        <MarkdownInlines content={inline.content} />
      </Tag>
    );
  });
}
