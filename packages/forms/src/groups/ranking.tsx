import { createContext } from 'react';

/**
 * Around the places of one ranking: takes an option for a place, and whichever place has it gets what stands there now.
 * Nothing outside of a ranking.
 */
export const Ranking = createContext<((name: string, option: string) => void) | undefined>(undefined);
