import type { OperationName } from '../registries/operations';
import { accessTable } from './access-table';

/** Whether visitors or families may make a call. All other calls are the administration's. */
export const isForFamilies = (name: OperationName): boolean => accessTable[name].owner < 400;
