import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { verifyNewestBackup } from './verify-backup.ts';
import type { VerificationData } from './verify-in-thread.ts';

// Of this thread alone, as Linux has it; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { backups, place } = workerData as VerificationData;
const { folder } = await verifyNewestBackup(backups, place);
parentPort?.postMessage(folder);
