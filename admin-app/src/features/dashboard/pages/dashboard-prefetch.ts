import type { Prefetch } from '@camp/micro-frontend/remote-module';
import { chosenYearOf } from '../../../frame/chosen-year';
import { figuresOfYear } from '../figures-of-year';

/** The figures of the year that the address is about. */
export const prefetch: Prefetch = ({ search, ask }) => ask(figuresOfYear(chosenYearOf(search)));
