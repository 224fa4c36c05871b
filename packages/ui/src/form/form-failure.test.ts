import { expect, test } from 'vitest';
import { failureText } from './form-failure.tsx';

test('an offline visitor reads that it is the network, what is kept and what to press', () => {
  expect(failureText({ message: 'x', cause: 'offline', kept: 'device' }, 'Send Message')).toBe(
    'No connection. What you typed is kept on this device. Press Send Message again when you are back online: you will not send it twice.',
  );
});

test('more than what was typed can be named as kept', () => {
  const failure = { message: 'x', cause: 'offline', kept: 'device' } as const;
  expect(failureText(failure, 'Submit Order', 'Your cart and what you typed are')).toContain(
    ' Your cart and what you typed are kept on this device. ',
  );
});

test('after a time-out the visitor reads that pressing again sends nothing twice', () => {
  expect(failureText({ message: 'x', cause: 'timed-out', kept: 'tab' }, 'Send Message')).toBe(
    'Our server took too long to answer. What you typed is kept in this tab. Press Send Message again: if the first try did reach us, you will not send it twice.',
  );
});

test.each(['Failed to send message', 'Failed to send message.'])(
  'the reason %j of the server is one sentence before what is kept',
  (message) => {
    expect(failureText({ message, cause: 'refused', kept: false }, 'Send Message')).toBe(
      'Failed to send message. What you typed is still on this page, so you can press Send Message again.',
    );
  },
);
