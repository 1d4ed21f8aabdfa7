import { useBoard } from '../board.ts';
import { FlatMat } from './FlatMat.tsx';

/** The whole table without depth: both sides, and the canal between them. */
export function FlatBoard() {
  const { near, far } = useBoard();
  return (
    <div className="op-flat">
      <FlatMat seat={far} far />
      <div className="op-canal" aria-hidden="true" />
      <FlatMat seat={near} far={false} />
    </div>
  );
}
