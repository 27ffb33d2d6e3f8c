import type { Models } from '../models';
import { changedElsewhere, changedHere } from './emit-changes';

/** The models whose records are cached. */
const cachedModels = ({ Album, Camp, Content, OutgoingWebhook, Photograph, StaffProfile }: Models) =>
  [Album, Camp, Content, OutgoingWebhook, Photograph, StaffProfile] as const;

/** @param publish - called with a model's name after this process changed one of its records */
export function onLocalChange(models: Models, publish: (modelName: string) => void): void {
  for (const { events, modelName } of cachedModels(models)) events.on(changedHere, () => publish(modelName));
}

/** Invalidates the cache of a model after another process changed one of its records. */
export function invalidate(models: Models, modelName: string): void {
  cachedModels(models)
    .find((model) => model.modelName === modelName)
    ?.events.emit(changedElsewhere);
}
