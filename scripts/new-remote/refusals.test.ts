import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { runCommand } from '@app/testing/site/run-command';
import { expect, test } from 'vitest';
import { main } from '../new-remote.ts';

test.each([
  [['Careers'], 'A name is one lower-case word'],
  [['history', '--path', '/history'], 'A name is one lower-case word'],
  [['careers'], 'Which path does its first page have?'],
  [['shop', '--path', '/shop'], 'There is a part shop already.'],
  [['careers', '--path', '/contact'], '/contact is served by assessments and by careers.'],
  [['careers', '--path', '/api/careers'], 'careers wants to serve /api/careers, which the server'],
  [['careers', '--path', '/Careers'], 'careers wants to serve "/Careers": write a path as '],
  [['careers', '--path', '/careers', '--team', "x'"], 'A team is written like "Site visits"'],
  [['careers', '--path', '/careers', '--menu', '<b>'], 'The menu entry cannot be shown: its label'],
  [['careers', '--road', '/careers'], "Unknown option '--road'"],
])('new-remote %j is refused with one line, and nothing is written', async (args, line) => {
  const { code, stdout, stderr } = await runCommand(main, {}, args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.split('\n')).toHaveLength(1);
  expect(stderr).toContain(line);
  expect(existsSync(path.join(root, 'mfe-careers'))).toBe(false);
});
