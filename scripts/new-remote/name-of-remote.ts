import { Script } from 'node:vm';

/** Variables that browsers have: a container of that name would replace them, or fail to. */
const ofBrowsers = new Set(
  `alert blur caches chrome close closed confirm console crypto document event external fetch find
  focus frames history length location locationbar menubar moveby moveto name navigation navigator
  open opener origin parent performance personalbar print process prompt root scheduler screen
  scrollbars self shell status statusbar stop toolbar top window`.split(/\s+/),
);

/**
 * Can a remote have this name? The container of a remote is a global variable of its name, so it is
 * one word that JavaScript and browsers leave free.
 */
export const isNameOfRemote = (name: string): boolean =>
  /^[a-z]{2,31}$/.test(name) && !ofBrowsers.has(name) && isVariable(name);

function isVariable(name: string): boolean {
  try {
    new Script(`'use strict'; var ${name};`);
    return true;
  } catch (cause) {
    if (cause instanceof SyntaxError) return false;
    throw cause;
  }
}
