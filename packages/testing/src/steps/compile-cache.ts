import path from 'node:path';
import { root } from '@app/federation/tooling/parts';

/** Where Node keeps what it has compiled, for programs that are started often: most of a start is compiling. */
export const compileCache = path.join(root, '.cache', 'compile');
