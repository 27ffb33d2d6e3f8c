import { createContext, useContext } from 'react';

/** Takes an option for a place; whichever place has it gets what stands there now. */
export type ChooseForPlace = (name: string, option: string) => void;

const RankingContext = createContext<ChooseForPlace | undefined>(undefined);

/** Around the places of one ranking. */
export const Ranking = RankingContext.Provider;

/** What choosing an option does to the other places; nothing outside of a ranking. */
export const useRanking = (): ChooseForPlace | undefined => useContext(RankingContext);
