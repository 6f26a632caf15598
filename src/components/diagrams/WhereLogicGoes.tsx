import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const steps = [
  { question: 'A copy of server data?', answer: 'RTK Query', detail: 'an endpoint' },
  { question: 'Only one component cares?', answer: 'Component', detail: 'useState' },
  { question: 'Is it a state change?', answer: 'Slice', detail: 'a case reducer' },
  { question: 'Does someone ask for it?', answer: 'Thunk', detail: 'dispatched on demand' },
]

/** Four questions, asked in order, that tell where a piece of logic belongs. */
export function WhereLogicGoes(): ReactNode {
  return (
    <Diagram
      title="Where a piece of logic goes"
      description="Four questions in order; the first yes decides. Is it a copy of server data: an RTK Query endpoint. Does only one component care: useState in that component. Is it a state change: a case reducer in a slice. Does someone ask for it: a thunk. If every answer is no, it reacts to what happens elsewhere: a listener."
      caption="Ask from the top. The first yes decides."
      width={480}
      height={442}
    >
      {steps.map(({ question, answer, detail }, index) => {
        const y = 10 + index * 92
        return (
          <g key={answer}>
            <Box x={10} y={y} width={232} height={52} label={question} />
            <Arrow from={[242, y + 26]} to={[306, y + 26]} />
            <Label x={272} y={y + 18}>
              yes
            </Label>
            <Box x={306} y={y} width={164} height={52} accent label={answer} detail={detail} />
            <Arrow from={[126, y + 52]} to={[126, y + 92]} />
            <Label x={138} y={y + 76} align="start">
              no
            </Label>
          </g>
        )
      })}
      <Box x={10} y={378} width={232} height={52} accent label="Listener" detail="reacts to what happened" />
    </Diagram>
  )
}
