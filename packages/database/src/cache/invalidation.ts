import type { Models } from '../models';
import { changedElsewhere, changedHere } from './emit-changes';

/** Those of which a process keeps the records. */
const cachedModels = ({ Camp, StaffProfile }: Models) => [Camp, StaffProfile] as const;

/** @param tell - is given the name of a model when this process changed one of its records */
export function onLocalChange(models: Models, publish: (modelName: string) => void): void {
  for (const { events, modelName } of cachedModels(models)) events.on(changedHere, () => publish(modelName));
}

/** Lets go of what is kept of a model, as another process changed one of its records. */
export function invalidate(models: Models, modelName: string): void {
  cachedModels(models)
    .find((model) => model.modelName === modelName)
    ?.events.emit(changedElsewhere);
}
