import type { Models } from '../models';
import { changedElsewhere, changedHere } from './tell-changes';

/** Those of which a process keeps the records. */
const keptModels = ({ Camp, StaffProfile }: Models) => [Camp, StaffProfile] as const;

/** @param tell - is given the name of a model when this process changed one of its records */
export function tellOfChanges(models: Models, tell: (modelName: string) => void): void {
  for (const { events, modelName } of keptModels(models)) events.on(changedHere, () => tell(modelName));
}

/** Lets go of what is kept of a model, as another process changed one of its records. */
export function hearOfChange(models: Models, modelName: string): void {
  keptModels(models)
    .find((model) => model.modelName === modelName)
    ?.events.emit(changedElsewhere);
}
