import { ContactMessage } from '@app/contracts/contact';
import { longest, TEXT_LIMIT } from '@app/contracts/text';
import { paths } from '@app/site/paths';
import { technologyTitle } from '@app/site/technology-titles';
import * as v from 'valibot';

/** What a message is about, as `/contact?topic=…` of a technology page says it. */
export interface MessageTopic {
  readonly id: string;
  readonly title: string;
}

/** Undefined when the address names none that we know. */
export function topicIn(search: URLSearchParams): MessageTopic | undefined {
  const id = search.get('topic') ?? '';
  const title = technologyTitle(id);
  return title === undefined ? undefined : { id, title };
}

/** Address of the contact page, and of its posts without JavaScript. */
export const contactPath = (topic: MessageTopic | undefined): string =>
  topic ? `${paths.contact}?topic=${topic.id}` : paths.contact;

/** The message's schema; the message that it gives starts with the topic. */
export const messageAbout = (topic: MessageTopic | undefined) =>
  v.object({
    ...ContactMessage.entries,
    message: v.pipe(
      ContactMessage.entries.message,
      v.transform((message) => (topic ? `About: ${topic.title}\n\n${message}` : message)),
      longest(TEXT_LIMIT),
    ),
  });
