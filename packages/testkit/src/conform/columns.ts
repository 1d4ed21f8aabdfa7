/** A card that lies where a column does not belong has its first value there: nothing tells where the card has been. */
import type { CopyId, Spec } from '@dealers-choice/kernel';
import type { CheckedPosition } from './checked.ts';

export function leavesNoTrace<G extends Spec>({ game, match }: CheckedPosition<G>): string | null {
  for (const name of game.names) {
    const field = game.fields[name];
    if (!field?.column || name === game.def.printed?.column) continue;
    const zones = new Set(field.column);
    const nowhere = field.column.find((zone) => game.zoneId(zone, 0) === 0);
    if (nowhere !== undefined) return `"${name}" belongs to ${nowhere}, where no cards lie`;
    const values = (match.table as Record<string, number[]>)[name] ?? [];
    const [first] = field.first(match.seats, match.options as never, 0) as [number];
    for (const [copy, value] of values.entries()) {
      const zone = game.zones[match.where[copy] ?? 0]?.name ?? '';
      if (value === first || zones.has(zone)) continue;
      const card = game.faceIn(match.table, copy as CopyId)?.id ?? 'no card';
      return `${card} (copy ${copy}) lies in ${zone || 'the box'}, and its "${name}" is still ${value}`;
    }
  }
  return null;
}
