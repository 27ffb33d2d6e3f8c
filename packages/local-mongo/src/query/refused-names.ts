import { type CommandError, notImplemented } from '../errors';

/** What MongoDB has and this server has not: operators of filters and updates, stages, expressions, accumulators. */
const refused = new Set(
  `$where $text $jsonSchema $geoWithin $geoIntersects $near $nearSphere $within $geoNear $bitsAllSet $bitsAllClear
  $bitsAnySet $bitsAnyClear $sampleRate $bit $changeStream $graphLookup $setWindowFields $out $merge $search $searchMeta
  $vectorSearch $fill $densify $redact $unionWith $sample $bucket $bucketAuto $collStats $indexStats $planCacheStats
  $currentOp $documents $listSessions $listSampledQueries $querySettings $changeStreamSplitLargeEvent $sortByCount
  $function $accumulator $bitAnd $bitOr $bitXor $bitNot $bottom $bottomN $top $topN $covariancePop $covarianceSamp
  $denseRank $rank $documentNumber $derivative $expMovingAvg $integral $linearFill $locf $shift $meta $median
  $percentile $toHashedIndexKey $tsIncrement $tsSecond $binarySize $bsonSize $indexOfBytes $strLenBytes $substrBytes
  $acos $acosh $asin $asinh $atan $atan2 $atanh $cos $cosh $sin $sinh $tan $tanh $degreesToRadians $radiansToDegrees
  $exp $ln $log $log10 $abs $ceil $floor $sqrt $pow $round $trunc $sortArray $stdDevPop $stdDevSamp $firstN $lastN
  $maxN $minN $zip $indexOfArray $reverseArray $range $reduce $setUnion $setIntersection $setDifference $setIsSubset
  $setEquals $anyElementTrue $allElementsTrue $objectToArray $arrayToObject $getField $unsetField $strLenCP $substrCP
  $substr $split $strcasecmp $indexOfCP $trim $ltrim $rtrim $replaceOne $replaceAll $regexMatch $regexFind
  $regexFindAll $isNumber $toBool $toInt $toLong $toDouble $toDecimal $toDate $toObjectId $toUUID $convert $year $month
  $week $dayOfMonth $dayOfWeek $dayOfYear $hour $minute $second $millisecond $isoWeek $isoWeekYear $isoDayOfWeek
  $dateToString $dateFromString $dateToParts $dateFromParts $dateTrunc $dateAdd $dateSubtract $dateDiff $let`.split(
    /\s+/,
  ),
);

/**
 * The entry of a table of operators or stages.
 * @throws CommandError NotImplemented for what is outside of the support table, `unknown` where MongoDB has none either
 */
export function entryOf<T>(
  table: Readonly<Record<string, T>>,
  name: string,
  unknown: (message: string) => CommandError,
): T {
  if (Object.hasOwn(table, name)) return table[name]!;
  throw refused.has(name) ? notImplemented(name) : unknown(`there is no ${name}`);
}
