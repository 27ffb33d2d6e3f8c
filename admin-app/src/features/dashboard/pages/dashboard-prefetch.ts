import type { Prefetch } from '@camp/micro-frontend/remote-module';
import { chosenYearOf } from '../../../frame/chosen-year';
import { figuresOfYear } from '../figures-of-year';

/** Prefetches the figures of the year in the address. */
export const prefetch: Prefetch = ({ search, ask }) => ask(figuresOfYear(chosenYearOf(search)));
