import { createRequire } from 'node:module';
import { failed, type Result, success } from '@app/result';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FormOptions, type SubmitFailure, useForm } from './use-form.tsx';

// The shell has the only renderer of the workspace. It renders on the server: state stays as it
// began, so these tests see what a form sends; what it shows next is seen in the browser journeys.
const shell = createRequire(new URL('../../../shell/package.json', import.meta.url));
const { renderToString } = shell('react-dom/server') as {
  renderToString(element: ReactNode): string;
};

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Name required')),
  email: v.string(),
});
type Values = Record<string, string>;
type Options = FormOptions<v.GenericSchema, Values>;

function aForm(options: Partial<Options> = {}) {
  let form: ReturnType<typeof useForm<v.GenericSchema, Values>> | undefined;
  function Form() {
    form = useForm<v.GenericSchema, Values>({
      name: 'test',
      schema,
      initial: { name: ' Thandi ', email: 'thandi@example.com' },
      send: async () => success(undefined),
      ...options,
    });
    const { error, ...name } = form.field('name');
    return (
      <form onSubmit={form.formProps.onSubmit}>
        <input {...name} aria-invalid={Boolean(error)} />
        {error ? <p>{error}</p> : null}
        <button type="submit">{form.submitting ? 'Sending...' : 'Send'}</button>
      </form>
    );
  }
  const html = renderToString(<Form />);
  if (!form) throw new Error('The form was not rendered');
  return { html, form, submit: form.formProps.onSubmit };
}

function recorder(answers: Result<unknown, SubmitFailure>[] = []) {
  const sent: { output: unknown; key: string }[] = [];
  const send = async (output: unknown, keyOf: (content: unknown) => string) => {
    sent.push({ output, key: keyOf(output) });
    return answers[sent.length - 1] ?? success(undefined);
  };
  return { sent, send };
}
const refused = failed({ message: 'Try again later.' });

beforeEach(() => {
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('requestAnimationFrame', () => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('a form at first', () => {
  it('shows its values, no errors, and can be sent', () => {
    const { html, form } = aForm();
    expect(html).toContain('name="name" value=" Thandi "');
    expect(html).toContain('aria-invalid="false"');
    expect(html).toContain('Send</button>');
    expect(form.phase).toEqual({ kind: 'idle' });
  });

  it('shows the errors of a form that was posted without JavaScript', () => {
    const { html } = aForm({ initialErrors: { name: 'Name required' } });
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('<p>Name required</p>');
  });

  it('shows what was typed before instead of the empty form', () => {
    const { html } = aForm({ start: { name: 'Sipho', email: '' } });
    expect(html).toContain('name="name" value="Sipho"');
  });

  it('is empty where it has no value', () => {
    expect(aForm().form.field('phone')).toMatchObject({ name: 'phone', value: '' });
  });

  it('leaves checking to its own messages', () => {
    expect(aForm().form.formProps.noValidate).toBe(true);
  });
});

describe('submitting', () => {
  it('keeps the browser from leaving the page', async () => {
    const preventDefault = vi.fn();
    await aForm().submit({ preventDefault } as never);
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('sends what the schema made of the values', async () => {
    const { sent, send } = recorder();
    await aForm({ send }).submit();
    expect(sent.map(({ output }) => output)).toEqual([
      { name: 'Thandi', email: 'thandi@example.com' },
    ]);
  });

  it('sends nothing that the schema refuses', async () => {
    const { sent, send } = recorder();
    await aForm({ send, initial: { name: '  ', email: '' } }).submit();
    expect(sent).toEqual([]);
  });

  it('sends once for two quick clicks', async () => {
    const { sent, send } = recorder();
    const { submit } = aForm({ send });
    await Promise.all([submit(), submit()]);
    expect(sent).toHaveLength(1);
  });

  it('can be tried again when sending broke down', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('a fault')).mockResolvedValue(refused);
    const { submit } = aForm({ send });
    await expect(submit()).rejects.toThrow('a fault');
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('the key of a try', () => {
  it('has 128 random bits', async () => {
    const { sent, send } = recorder();
    await aForm({ send }).submit();
    await aForm({ send }).submit();
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('stays when the same values are sent again after a failure', async () => {
    const { sent, send } = recorder([refused]);
    const { submit } = aForm({ send });
    await submit();
    await submit();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('is new after success: that was another message', async () => {
    const { sent, send } = recorder();
    const { submit } = aForm({ send });
    await submit();
    await submit();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('is new when the values have changed, and the old one when they are as before', async () => {
    const { sent, send } = recorder([refused, refused]);
    let version = 1;
    const changing = v.pipe(
      schema,
      v.transform((values) => ({ ...values, version })),
    );
    const { submit } = aForm({ send, schema: changing });
    await submit();
    version = 2;
    await submit();
    version = 1;
    await submit();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    expect(sent[2]?.key).toBe(sent[0]?.key);
  });

  it('stays after a reset: nobody knows whether the first try has arrived', async () => {
    const { sent, send } = recorder([refused]);
    const { form, submit } = aForm({ send });
    await submit();
    form.reset();
    await submit();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });
});

describe('in a browser', () => {
  const tab = new Map<string, string>();
  beforeEach(() => {
    tab.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (item: string) => tab.get(item) ?? null,
      setItem: (item: string, value: string) => tab.set(item, value),
      removeItem: (item: string) => tab.delete(item),
    });
  });

  it('the key outlives a page that was loaded again, until the values have arrived', async () => {
    const { sent, send } = recorder([refused]);
    await aForm({ send }).submit();
    await aForm({ send }).submit();
    expect(sent[1]?.key).toBe(sent[0]?.key);
    await aForm({ send }).submit();
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('the keys of another form are others', async () => {
    const { sent, send } = recorder([refused, refused]);
    await aForm({ send }).submit();
    await aForm({ send, name: 'other' }).submit();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('what was sent is not kept in the tab', async () => {
    const { send } = recorder([refused]);
    await aForm({ send }).submit();
    expect(tab.size).toBe(1);
    expect([...tab.values()].join()).toMatch(/^[0-9a-f]{32}$/);
  });
});
